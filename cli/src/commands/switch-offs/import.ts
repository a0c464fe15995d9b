import type { Client } from '@liftwatch/core/client/client'
import { switchOffs, type SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { oneSwitchOffRefusal, switchOffTimesRefusal } from '@liftwatch/core/domain/switch-offs'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { pageSizeMax } from '@liftwatch/core/limits'
import { z } from 'zod'
import { changeEach } from '../../changes/change-each'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { plainColumn, type Column } from '../../output/columns'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { findNamed, nameErrors } from '../../records/find-named'
import { liftKind } from '../../records/lift-kind'
import { outcomeColumn } from '../../records/outcome'
import { readSwitchOffs, type SwitchOffLine } from '../../switch-offs/switch-off-file'

type ImportOptions = { readonly file: string; readonly output: Output; readonly dryRun: boolean }

interface Imported {
  readonly line: number
  readonly lift: string
  readonly id: string | null
  /** Whether it was there before. */
  readonly isOld: boolean
  readonly error: AppError | null
}

const all: readonly Column<Imported>[] = [
  { ...plainColumn<Imported>('line', 'cli.fields.line'), lineWidth: 6 },
  { ...plainColumn<Imported>('lift', 'alarms.fields.liftName'), lineWidth: 20 },
  outcomeColumn<Imported>(
    ({ isOld }) => (isOld ? 'already-planned' : 'planned'),
    ({ isOld }) => (isOld ? 'switchOffs.plannedBefore' : 'switchOffs.planned'),
  ),
  plainColumn('id'),
]

/** The very switch-off of a line, by anyone, and closed or not: an earlier run of the file has made it. */
async function findMade(
  client: Client,
  liftId: string,
  { offAt, onAt, report }: SwitchOffLine,
): Promise<SwitchOff | undefined> {
  const { content } = await client.switchOffs.page({ liftId, startTs: offAt, endTs: offAt, size: pageSizeMax })
  return content.find(one => one.offAt === offAt && one.onAt === onAt && one.report === report)
}

/** Plans switch-offs by the lines of a CSV file, with a result for each. Errors: wrong-rows, before any is planned. */
export const switchOffImport: CommandSpec<ImportOptions> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('<file>', 'CSV file with the columns lift, offAt, onAt and report, or - for standard input')
        .addOption(dryRunOption()),
    ),
  options: withOutput({ file: z.string(), dryRun }),
  async run(context, { file, output, dryRun: isDryRun }) {
    const client = await context.member()
    const { rows, problems } = await readCsvFile(context, file, readSwitchOffs)
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const { at } = await client.moments.now({})
    const known = new Set([...nameErrors, ...switchOffs.create.ownErrors])
    // In a dry run a lift that an earlier line would plan one for has it already.
    const planned = new Set<string>()
    const columns = { all, inTable: all.filter(({ header }) => header) }
    await changeEach(
      context,
      rows,
      { output, columns, label: 'cli.progress.records', isDryRun },
      async ({ line, row }) => {
        const about = { line, lift: row.lift, id: null, isOld: false, error: null }
        try {
          const { id: liftId, omsScheduleCnt } = await findNamed(client, liftKind, row.lift)
          const made = await findMade(client, liftId, row)
          if (made) return { ...about, id: made.id, isOld: true }
          const { offAt, onAt, report } = row
          if (isDryRun) {
            const openCnt = omsScheduleCnt + Number(planned.has(liftId))
            throwIfRefused(oneSwitchOffRefusal(openCnt) ?? switchOffTimesRefusal(row, at))
            planned.add(liftId)
            return about
          }
          const { id } = await client.switchOffs.create({ liftId, offAt, onAt, report })
          return { ...about, id }
        } catch (error) {
          if (!(error instanceof AppError) || !known.has(error.code)) throw error
          return { ...about, error }
        }
      },
    )
  },
  examples: ['switch-offs import switch-offs.csv --dry-run', 'switch-offs import switch-offs.csv -o csv'],
  outlivesReader: true,
}
