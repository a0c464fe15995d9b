import type { Client } from '@liftwatch/core/client/client'
import type { AnswerOf } from '@liftwatch/core/contract/endpoint'
import { estateRetireMaxLifts, type estate, type Retirement } from '@liftwatch/core/contract/estate/estate'
import { requiredText } from '@liftwatch/core/contract/input'
import { commentMaxCharacters } from '@liftwatch/core/limits'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import { allNamed, ofInputHelp } from '../../changes/typed-ids'
import type { CommandSpec } from '../../command/command'
import { confirmer, yes, yesOption } from '../../command/confirm'
import type { Context } from '../../command/context'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { plainColumn, type Column } from '../../output/columns'
import { writeList } from '../../output/list'
import { addOutputFlags, withOutput, type Output } from '../../output/output-flags'

type Retirements = AnswerOf<typeof estate.retire>

function columnsOf(outcomeOf: (row: Retirement) => 'retired' | 'already-retired' | 'restored' | 'not-retired') {
  const all: readonly Column<Retirement>[] = [
    plainColumn('lift', 'cli.fields.name'),
    {
      name: 'outcome',
      header: 'cli.fields.outcome',
      plain: outcomeOf,
      shown: (row, { translate }) => translate(`cli.retirements.${outcomeOf(row)}`),
    },
    plainColumn('alarms', 'cli.fields.alarmsClosed'),
    plainColumn('switchOffs', 'cli.fields.switchOffs'),
    plainColumn('maintenanceDays', 'cli.fields.maintenanceDays'),
  ]
  return { all, inTable: all }
}

const retireColumns = columnsOf(({ isChanged }) => (isChanged ? 'retired' : 'already-retired'))
const restoreColumns = columnsOf(({ isChanged }) => (isChanged ? 'restored' : 'not-retired'))

/** The names that were typed or read, as many as one call takes. Errors: bad-setting. */
async function meantLifts(context: Context, typed: readonly string[]): Promise<string[]> {
  const names = await allNamed(context, typed, 'name')
  if (names.length > estateRetireMaxLifts) {
    const problem = `at most ${estateRetireMaxLifts} at once`
    throw new AppError('bad-setting', { params: { name: '<lifts...>', problem } })
  }
  return [...names]
}

interface Wanted {
  readonly names: readonly string[]
  readonly isDryRun: boolean
  readonly output: Output
}

/** Says what became of each lift, or what is wrong with which of them. */
async function writeEach(
  context: Context,
  { names, isDryRun, output }: Wanted,
  columns: ReturnType<typeof columnsOf>,
  change: (client: Client, lifts: string[]) => Promise<Retirements>,
): Promise<void> {
  const client = await context.member()
  const { lifts } = await change(client, [...names])
  async function* onlyPage() {
    yield { content: lifts, totalElements: lifts.length }
  }
  await writeList(context, output, columns, onlyPage(), { emptyKey: 'cli.nothing.changes' })
  if (isDryRun) context.say('cli.dryRun')
}

const liftsHelp = `lifts, by their whole names, such as AMK-AMA1-205-A; ${ofInputHelp}`
const named = z.array(z.string().trim().min(1))

const retireOptions = withOutput({
  lifts: named,
  reason: requiredText(commentMaxCharacters, 'Please enter reason'),
  dryRun,
  yes,
})

/** Takes lifts out of service, all of them or none. Errors: unknown-lift, lift-has-open-trap, lift-has-open-cases. */
export const estateRetire: CommandSpec<z.output<typeof retireOptions>> = {
  configure: command =>
    addOutputFlags(
      command
        .argument('<lifts...>', liftsHelp)
        .requiredOption('--reason <text>', `why, up to ${commentMaxCharacters} characters`)
        .addOption(dryRunOption())
        .addOption(yesOption()),
    ),
  options: retireOptions,
  async run(context, { lifts: typed, reason, dryRun: isDryRun, yes: isSure, output }) {
    const confirm = confirmer(context, isSure || isDryRun)
    const names = await meantLifts(context, typed)
    if (names.length === 0) return
    await confirm(() => context.translate('cli.askRetire', { names: names.join(', ') }))
    await writeEach(context, { names, isDryRun, output }, retireColumns, (client, lifts) =>
      client.estate.retire({ lifts, reason, isDryRun }),
    )
  },
  examples: [
    'estate retire AMK-AMA1-205-A --reason "Replaced by 205-C" --dry-run',
    'estate retire - --reason "Block 205 demolished" --yes -o json',
  ],
  outlivesReader: true,
}

const restoreOptions = withOutput({ lifts: named, dryRun })

/** Takes that back, of all of them or of none. Errors: unknown-lift. */
export const estateRestore: CommandSpec<z.output<typeof restoreOptions>> = {
  configure: command => addOutputFlags(command.argument('<lifts...>', liftsHelp).addOption(dryRunOption())),
  options: restoreOptions,
  async run(context, { lifts: typed, dryRun: isDryRun, output }) {
    const names = await meantLifts(context, typed)
    if (names.length === 0) return
    await writeEach(context, { names, isDryRun, output }, restoreColumns, (client, lifts) =>
      client.estate.restore({ lifts, isDryRun }),
    )
  },
  examples: ['estate restore AMK-AMA1-205-A', 'estate restore AMK-AMA1-205-A AMK-AMA1-205-B --dry-run'],
  outlivesReader: true,
}
