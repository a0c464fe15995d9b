import { severity } from '@liftwatch/core/contract/alarms/alarms'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { severityTone, type Tone } from '@liftwatch/core/tones'
import { version } from '@liftwatch/core/contract/version'
import type { ActiveBinding } from '../../input/key-router'
import { bindingOf, keyLabel, type Binding } from '../../input/keys'
import { glyphs } from '../../program/theme'
import { refusalText } from '../message/refusal-text'
import { fit } from '../text/fit'

export interface HelpLine {
  readonly key: string
  readonly text: string
  readonly isTitle?: boolean
  readonly tone?: Tone
}

const groups = ['act', 'list', 'move', 'screens', 'program'] as const satisfies readonly Binding['group'][]
const keysWidth = 18

function bindingLine({ id, refusal }: ActiveBinding, translate: Translate): HelpLine {
  const { keys, label } = bindingOf(id)
  const words = `  ${fit(keys.map(keyLabel).join('  '), keysWidth)} ${translate(label)}`
  if (!refusal) return { key: id, text: words }
  return { key: id, text: `${words}: ${refusalText(translate, refusal)}`, tone: 'muted' }
}

function signLines(translate: Translate): HelpLine[] {
  return severity.options.map(name => {
    const tone = severityTone[name]
    return { key: name, text: `  ${fit(glyphs[tone], keysWidth)} ${translate(`states.severity.${name}`)}`, tone }
  })
}

/** The keys by what they are for, with the reason of those that are refused now, what the signs mean, and which version this is. */
export function helpLines(bindings: readonly ActiveBinding[], translate: Translate): HelpLine[] {
  const sections = groups.map(group => ({
    title: translate(`monitor.groups.${group}`),
    lines: bindings.filter(({ id }) => bindingOf(id).group === group).map(binding => bindingLine(binding, translate)),
  }))
  const program = { key: 'version', text: `  ${translate('session.product')} ${version}` }
  return [
    ...sections,
    { title: translate('monitor.signs'), lines: signLines(translate) },
    { title: translate('monitor.version'), lines: [program] },
  ]
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }) => [[{ key: title, text: title, isTitle: true }], lines].flat())
}
