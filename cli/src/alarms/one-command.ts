import { id } from '@liftwatch/core/contract/input'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { z } from 'zod'
import { formFlags } from '../changes/form-flags'
import { addSince, sinceShape } from '../changes/if-unchanged-since'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { dryRun, dryRunOption } from '../command/dry-run'
import { readCsvFile, refuseWrongRows } from '../csv/csv-file'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { actOnAlarms, type AlarmAsked } from './alarm-action'
import { readAlarmFile } from './alarm-file'

interface OneOptions {
  readonly fromFile: string | undefined
  readonly id: string | undefined
  readonly output: Output
  readonly isDryRun: boolean
  readonly since: number | undefined
  /** What is said of the one, by the contract's names. */
  readonly input: Readonly<Record<string, unknown>>
}

/** The alarms of a file. Errors: wrong-rows, unreadable-file. */
async function alarmsOfFile(context: Context, view: FormView, file: string): Promise<readonly AlarmAsked[]> {
  const { rows, problems } = await readCsvFile(context, file, text => readAlarmFile(view, text))
  if (problems.length > 0) refuseWrongRows(context, file, problems)
  return rows.map(({ row: { id: alarmId, ...input } }) => ({ id: alarmId, input }))
}

/** A command that says something of one record; or of each of a file, with a result for each. Errors: wrong-rows, before any is done. */
export function oneCommand(view: FormView): CommandSpec<OneOptions> {
  const flags = formFlags(view)
  const optional = Object.fromEntries(Object.entries(flags.shape).map(([name, type]) => [name, z.optional(type)]))
  const shape = { ...optional, ...sinceShape, id: z.optional(id), fromFile: z.string().optional(), dryRun }
  const options = withOutput(shape).transform((given, issues): OneOptions => {
    const { output, dryRun: isDryRun, id: alarmId, fromFile, ifUnchangedSince: since, ...said } = given
    const typed: Readonly<Record<string, unknown>> = { id: alarmId, ...said }
    const refuse = (name: string, message: string) => issues.addIssue({ code: 'custom', path: [name], message })
    if (fromFile === undefined) {
      for (const name of [...(alarmId === undefined ? ['id'] : []), ...flags.missing(said)]) refuse(name, 'is required')
    } else {
      for (const name of Object.keys(typed)) if (typed[name] !== undefined) refuse(name, 'is in the file')
    }
    return { fromFile, id: alarmId, output, isDryRun, since, input: flags.toInput(said) }
  })
  return {
    configure: command =>
      addOutputFlags(
        addSince(flags.addOptional(command.argument('[id]', 'its id')), view)
          .option('--from-file <file>', 'CSV file with a row for each, plain or gzipped, or - for standard input')
          .addOption(dryRunOption()),
      ),
    options,
    async run(context, { fromFile, id: alarmId, output, isDryRun, since, input }) {
      const all = fromFile === undefined ? [{ id: alarmId!, input }] : await alarmsOfFile(context, view, fromFile)
      await actOnAlarms(context, view, all, { output, isDryRun, since })
    },
    outlivesReader: true,
  }
}
