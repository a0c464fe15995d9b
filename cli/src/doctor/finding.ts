import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { ServerCheck } from '@liftwatch/core/contract/server-checks'
import type { Tone } from '@liftwatch/core/tones'
import type { Column } from '../output/columns'
import type { Columns } from '../output/rows'

type Check = ServerCheck | 'configuration' | 'server' | 'certificate' | 'clock' | 'readiness' | 'session' | 'terminal'
type Status = 'ok' | 'warning' | 'failed' | 'skipped'

/** What came of one check; in the reader's words. */
export interface Finding {
  readonly check: Check
  readonly status: Status
  readonly detail: string
  /** What to do about it, where there is something. */
  readonly advice: string | null
}

export function finding(check: Check, status: Status, detail: string, advice: string | null = null): Finding {
  return { check, status, detail, advice }
}

const tones: Readonly<Record<Status, Tone>> = { ok: 'ok', warning: 'warning', failed: 'critical', skipped: 'muted' }

const columns: readonly Column<Finding>[] = [
  {
    name: 'status',
    header: 'cli.fields.status',
    plain: row => row.status,
    shown: (row, { translate }) => translate(`cli.doctor.status.${row.status}`),
    tone: row => tones[row.status],
  },
  {
    name: 'check',
    header: 'cli.fields.check',
    plain: row => row.check,
    shown: (row, { translate }) => translate(`cli.doctor.checks.${row.check}` satisfies TextKey),
  },
  {
    name: 'detail',
    header: 'cli.fields.detail',
    plain: row => row.detail,
    // What to do is beside what there is: a column of its own would be too far right to be seen.
    shown: ({ detail, advice }) => [detail, advice].filter(Boolean).join(' '),
  },
]

const advice: Column<Finding> = { name: 'advice', plain: row => row.advice, shown: () => '' }

export const findingColumns: Columns<Finding> = { all: [...columns, advice], inTable: columns }
