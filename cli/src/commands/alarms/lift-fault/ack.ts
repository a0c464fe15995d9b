import type { Client } from '@liftwatch/core/client/client'
import { id } from '@liftwatch/core/contract/input'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { formatIso } from '@liftwatch/core/text/format'
import { errorText } from '@liftwatch/core/text/translate'
import { z } from 'zod'
import type { CommandSpec } from '../../../command'
import type { Column } from '../../../output/columns'
import { outputFormat, outputOption } from '../../../output/formats'
import { createLineWriter, createRowWriter } from '../../../output/rows'

interface Outcome {
  readonly id: string
  readonly liftName: string | null
  readonly error: AppError | null
}

/** Errors that are about one fault alone; after any other there is no use in trying the next. */
const ofOneFault: ReadonlySet<ErrorCode> = new Set([
  'not-found',
  'already-acknowledged',
  'not-awaiting-acknowledgement',
] satisfies ErrorCode[])

const columns: readonly Column<Outcome>[] = [
  { name: 'id', header: 'cli.fields.id', plain: row => row.id, shown: row => row.id, lineWidth: 36 },
  {
    name: 'liftName',
    header: 'alarms.fields.liftName',
    plain: row => row.liftName,
    shown: row => row.liftName ?? '-',
    lineWidth: 18,
  },
  {
    name: 'outcome',
    header: 'cli.fields.outcome',
    plain: row => row.error?.code ?? 'acknowledged',
    shown: (row, translate) => (row.error ? errorText(translate, row.error) : translate('alarms.acknowledged')),
    tone: row => (row.error ? 'warning' : 'ok'),
  },
  { name: 'heldBy', plain: row => row.error?.params['name'] ?? null, shown: () => '' },
  { name: 'heldSince', plain: row => heldSince(row.error), shown: () => '' },
]

function heldSince(error: AppError | null): string | null {
  const at = error?.params['sinceAt']
  return typeof at === 'number' ? formatIso(at) : null
}

async function acknowledge(client: Client, faultId: string): Promise<Outcome> {
  try {
    const { liftName } = await client.liftFaults.acknowledge({ id: faultId })
    return { id: faultId, liftName, error: null }
  } catch (error) {
    if (!(error instanceof AppError) || !ofOneFault.has(error.code)) throw error
    return { id: faultId, liftName: null, error }
  }
}

const options = z.object({ id: z.array(id).transform(ids => [...new Set(ids)]), output: outputFormat })

export const liftFaultAck: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('<id...>', 'ids of the faults').addOption(outputOption()),
  options,
  async run(context, { id: faultIds, output }) {
    const client = await context.member()
    const shown = { all: columns, inTable: columns.filter(column => column.header) }
    // A line at once for each: an interruption must not hide what was done before it.
    const writer =
      output === 'json' ? createRowWriter(context, output, shown) : createLineWriter(context, output, shown)
    const errors: AppError[] = []
    try {
      for (const faultId of faultIds) {
        const outcome = await acknowledge(client, faultId)
        if (outcome.error) errors.push(outcome.error)
        writer.write([outcome])
      }
    } finally {
      // Also when it broke off: what was done by then is to be seen.
      writer.end(faultIds.length)
    }
    if (errors.length > 0 && errors.length < faultIds.length) {
      throw new AppError('partly-failed', { params: { failed: errors.length, total: faultIds.length } })
    }
    if (errors[0]) throw errors[0]
  },
}
