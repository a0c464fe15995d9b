import type { Client } from '@liftwatch/core/client/client'
import { deadLettersReplayedAtOnceMax, type Replayed } from '@liftwatch/core/contract/devices/dead-letters'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod'
import { changeEach } from '../../changes/change-each'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addChoice, choiceShape, idsOfChoice, lettersOfChoice, toChoice } from '../../dead-letters/chosen-letters'
import { letterColumns } from '../../dead-letters/letter-columns'
import { plainColumn, type Column } from '../../output/columns'
import { writeList } from '../../output/list'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { outcomeColumn } from '../../records/outcome'

interface Result extends Replayed {
  readonly error: AppError | null
}

const resultColumns: readonly Column<Result>[] = [
  { ...plainColumn<Result>('id', 'cli.fields.id'), lineWidth: 12 },
  outcomeColumn(
    ({ outcome }) => outcome,
    ({ outcome }) => (outcome === 'repeat' ? 'cli.letterRepeat' : 'cli.letterStored'),
  ),
  plainColumn('reason'),
]

function resultOf(replayed: Replayed): Result {
  const { outcome, reason } = replayed
  if (outcome === 'gone') return { ...replayed, error: new AppError('not-found') }
  const error = outcome === 'refused' ? new AppError('refused-again', { params: { reason: reason ?? '' } }) : null
  return { ...replayed, error }
}

/** Replays one after the other as it is asked for, many a call. */
function replayerOf(client: Client, ids: readonly string[]): (id: string) => Promise<Result> {
  const known = new Map<string, Replayed>()
  return async id => {
    if (!known.has(id)) {
      const from = ids.indexOf(id)
      const slice = ids.slice(from, from + deadLettersReplayedAtOnceMax)
      for (const one of await client.deadLetters.replay({ ids: slice })) known.set(one.id, one)
    }
    return resultOf(known.get(id)!)
  }
}

const options = withOutput({ ...choiceShape, dryRun }).transform((given, issues) => ({
  choice: toChoice(given, issues),
  dryRun: given.dryRun,
  output: given.output,
}))

/** Sends dead letters through ingest again, and says of each what became of it. Errors: partly-failed, or that of the only one. */
export const deadLetterReplay: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addChoice(command).addOption(dryRunOption())),
  options,
  async run(context, { choice, dryRun, output }) {
    const client = await context.member()
    if (dryRun) {
      const pages = lettersOfChoice(context, client, choice)
      await writeList(context, output, letterColumns, pages, { emptyKey: 'cli.nothing.deadLetters' })
      return context.say('cli.dryRun')
    }
    const ids = await idsOfChoice(context, client, choice)
    if (ids.length === 0) return context.say('cli.nothing.deadLetters')
    const each = {
      output,
      columns: { all: resultColumns, inTable: resultColumns.filter(({ header }) => header) },
      label: 'cli.progress.records',
      isDryRun: false,
    } as const
    await changeEach(context, ids, each, replayerOf(client, ids))
  },
  examples: ['dead-letters replay --device AMK-AMA1-205'],
  outlivesReader: true,
}
