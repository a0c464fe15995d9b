import type { Client } from '@liftwatch/core/client/client'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { InputOf } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { changeEach } from '../changes/change-each'
import type { Context } from '../command/context'
import { plainColumn, type Column } from '../output/columns'
import type { Output } from '../output/output-flags'
import { outcomeColumn } from '../records/outcome'

/** A case to log; the line is that of its file. */
export interface NewCase {
  readonly line: number
  readonly lift: string
  readonly input: InputOf<typeof complaints.create>
}

interface Logged {
  readonly line: number
  readonly lift: string
  readonly id: string | null
  readonly caseNo: number | null
  /** Whether an earlier run has logged it. */
  readonly isOld: boolean
  readonly error: AppError | null
}

const all: readonly Column<Logged>[] = [
  { ...plainColumn<Logged>('line', 'cli.fields.line'), lineWidth: 6 },
  { ...plainColumn<Logged>('lift', 'alarms.fields.liftName'), lineWidth: 20 },
  { ...plainColumn<Logged>('caseNo', 'complaints.fields.caseNo'), lineWidth: 9 },
  outcomeColumn<Logged>(
    ({ isOld }) => (isOld ? 'already-logged' : 'logged'),
    ({ isOld }) => (isOld ? 'cli.alreadyLogged' : 'cli.caseLogged'),
  ),
  plainColumn('id'),
]

/** Logs one case after the other, with a result for each. Errors: partly-failed, or that of the only one. */
export async function createCases(
  context: Context,
  client: Client,
  cases: readonly NewCase[],
  { output, isDryRun }: { readonly output: Output; readonly isDryRun: boolean },
): Promise<void> {
  const { at: startedAt } = await client.moments.now({})
  const columns = { all, inTable: all.filter(({ header }) => header) }
  await changeEach(
    context,
    cases,
    { output, columns, label: 'cli.progress.records', isDryRun },
    async ({ line, lift, input }) => {
      const about = { line, lift, id: null, caseNo: null, isOld: false, error: null }
      if (isDryRun) return about
      try {
        const { id, caseNo, createdAt } = await client.complaints.create(input)
        return { ...about, id, caseNo, isOld: createdAt < startedAt }
      } catch (error) {
        if (!(error instanceof AppError) || !complaints.create.ownErrors.includes(error.code)) throw error
        return { ...about, error }
      }
    },
  )
}
