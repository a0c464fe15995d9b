import type { Client } from '@liftwatch/core/client/client'
import type { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { InputOf } from '@liftwatch/core/contract/endpoint'
import { id } from '@liftwatch/core/contract/input'
import { writeCaseRefusal } from '@liftwatch/core/domain/cases'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { createCaseForm } from '@liftwatch/core/views/forms/cases'
import { z } from 'zod'
import { readCases } from '../../cases/case-file'
import { createCases, type NewCase } from '../../cases/create-cases'
import { stableId } from '../../cases/stable-id'
import { formFlags } from '../../changes/form-flags'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'
import { findEditor } from '../../records/administrator'
import { findNamed, nameErrors } from '../../records/find-named'
import { liftKind } from '../../records/lift-kind'

type CreateInput = InputOf<typeof complaints.create>
type Given = Readonly<Record<string, unknown>>

interface CreateOptions {
  readonly fromFile: string | undefined
  readonly lift: string | undefined
  readonly draft: string | undefined
  readonly input: Given
  readonly output: Output
  readonly isDryRun: boolean
}

const flags = formFlags(createCaseForm)

const options = withOutput({
  ...Object.fromEntries(Object.entries(flags.shape).map(([name, type]) => [name, z.optional(type)])),
  lift: z.string().optional(),
  fault: z.optional(id),
  trap: z.optional(id),
  draft: z.optional(id),
  fromFile: z.string().optional(),
  dryRun,
}).transform((given, issues): CreateOptions => {
  const { output, dryRun: isDryRun, lift, fault, trap, draft, fromFile, ...others } = given
  const named: Given = { lift, fault, trap, draft, ...others }
  const refuse = (name: string, message: string) => issues.addIssue({ code: 'custom', path: [name], message })
  if (fromFile === undefined) {
    for (const name of [...(lift === undefined ? ['lift'] : []), ...flags.missing(others)]) refuse(name, 'is required')
  } else {
    for (const name of Object.keys(named)) if (named[name] !== undefined) refuse(name, 'is in the file')
  }
  const input = { ...flags.toInput(others), liftFaultId: fault, passengerTrapId: trap }
  return { fromFile, lift, draft, input, output, isDryRun }
})

/** The lifts of a file by what it calls them; what is wrong with their names, by line. */
async function casesOfFile(context: Context, client: Client, file: string): Promise<readonly NewCase[]> {
  const { rows, problems } = await readCsvFile(context, file, readCases)
  if (problems.length > 0) refuseWrongRows(context, file, problems)
  const ids = new Map<string, string | AppError>()
  for (const name of new Set(rows.map(({ row }) => row.lift))) {
    const found = await findNamed(client, liftKind, name).catch((error: unknown) => {
      if (error instanceof AppError && nameErrors.includes(error.code)) return error
      throw error
    })
    ids.set(name, found instanceof AppError ? found : found.id)
  }
  const unknown = rows.flatMap(({ line, row: { lift } }) => {
    const found = ids.get(lift)
    return found instanceof AppError ? [{ line, column: 'lift', problem: found.message }] : []
  })
  if (unknown.length > 0) refuseWrongRows(context, file, unknown)
  return rows.map(({ line, row: { lift, ...fields } }) => {
    const liftId = ids.get(lift) as string
    // Sent again, by a second run of the same file too, it is the same case.
    const draftId = stableId(
      JSON.stringify([liftId, Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    )
    return { line, lift, input: { ...fields, liftId, draftId } as unknown as CreateInput }
  })
}

async function caseOfFlags(client: Client, { lift, draft, input }: CreateOptions): Promise<readonly NewCase[]> {
  const { id: liftId, name } = await findNamed(client, liftKind, lift!)
  return [{ line: 1, lift: name, input: { ...input, liftId, draftId: draft ?? crypto.randomUUID() } as CreateInput }]
}

/** Logs a case, or those of a file, with a result for each. Errors: wrong-rows, before any is logged. */
export const caseCreate: CommandSpec<CreateOptions> = {
  configure: command =>
    addOutputFlags(
      flags
        .addOptional(command.option('--lift <lift>', liftKind.help))
        .option('--fault <id>', 'lift fault that it is about')
        .option('--trap <id>', 'passenger trap that it is about')
        .option('--draft <id>', 'UUID of your own: the same case is logged once, however often it is sent')
        .option('--from-file <file>', 'CSV file of cases, plain or gzipped, or - for standard input')
        .addOption(dryRunOption()),
    ),
  options,
  async run(context, given) {
    const { fromFile, output, isDryRun } = given
    const client = await context.member()
    const cases =
      fromFile === undefined ? await caseOfFlags(client, given) : await casesOfFile(context, client, fromFile)
    if (isDryRun) {
      const { permissions } = await findEditor(client)
      throwIfRefused(writeCaseRefusal({ permissions }))
    }
    await createCases(context, client, cases, { output, isDryRun })
  },
  examples: [
    'cases create --lift AMK-AMA1-205-A --priority urgent --subcategory door --description "The door does not close"',
    'cases create --from-file cases.csv --dry-run',
    'cases create --from-file cases.csv -o csv',
  ],
  outlivesReader: true,
}
