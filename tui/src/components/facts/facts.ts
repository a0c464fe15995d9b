import type { Tone } from '@liftwatch/core/tones'
import { fit } from '../text/fit'
import { plain } from '../text/plain'
import { wrap } from '../text/wrap'

/** One thing that is known of what is shown. */
export interface Fact {
  readonly key: string
  readonly label: string
  readonly text: string
  readonly tone?: Tone | undefined
  /** Leads to a screen of its own, of what is too much for a line. */
  readonly open?: (() => void) | undefined
}

export interface FactLine extends Fact {
  /** As wide as all labels; empty from a fact's second line on. */
  readonly label: string
}

const labelWidth = 19
const unknown = '-'

/** Facts as lines, one or more each. */
export function factLines(facts: readonly Fact[], width: number): FactLine[] {
  return facts.flatMap(({ key, label, text, tone, open }) => {
    const rows = (text || unknown).split('\n').flatMap(line => wrap(plain(line), width - labelWidth - 1))
    return rows.map((row, at) => ({
      key: `${key} ${at}`,
      label: at === 0 ? fit(label, labelWidth) : ' '.repeat(labelWidth),
      text: row.text,
      tone,
      open: at === 0 ? open : undefined,
    }))
  })
}

/** The same as text, for anyone who copies it. */
export function factText(title: string, facts: readonly Fact[]): string {
  return [title, ...facts.filter(({ open }) => !open).map(({ label, text }) => `${label}: ${text || unknown}`)].join(
    '\n',
  )
}
