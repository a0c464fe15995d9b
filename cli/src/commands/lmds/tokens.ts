import { lmds, type IssuedToken } from '@liftwatch/core/contract/estate/lmds'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { estateImportWithinMs } from '@liftwatch/core/limits'
import { lmdFilters } from '@liftwatch/core/views/filters/lmds'
import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Context } from '../../command/context'
import { confirmer, yes, yesOption } from '../../command/confirm'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { ifExists } from '../../files/write-file'
import { ifExistsOption } from '../../files/if-exists-option'
import { filterFlags, type Filter } from '../../filters/filter-flags'
import { serverFilter } from '../../filters/server-filter'
import { listPages } from '../../lists/paging'
import { plainColumn, type Column } from '../../output/columns'
import { csvHeader, csvLine } from '../../output/csv'
import { newDeviceToken, writeSecret } from '../../secrets/secret-out'

const columns: readonly Column<IssuedToken>[] = [plainColumn('clientId'), plainColumn('token')]

const flags = filterFlags(lmdFilters)

const options = z
  .object({
    ...flags.shape,
    all: z.boolean().default(false),
    out: z.string(),
    ifExists: ifExists.exclude(['skip']).default('fail'),
    dryRun,
    yes,
  })
  .transform((given, issues) => {
    const filter = flags.toFilter(given, issues)
    if (given.all === Object.keys(filter).length > 0)
      issues.addIssue({ code: 'custom', path: ['all'], message: 'or filters such as --block: give one of the two' })
    const { out, ifExists, dryRun, yes } = given
    return { filter, out, ifExists, dryRun, yes }
  })

/** The client ids of the devices that match. Errors: no-permission, where the server would let none of them have a token. */
async function listClientIds(context: Context, filter: Filter): Promise<readonly string[]> {
  const client = await context.member()
  if (!isPermitted(lmds.issueTokens, new Set(await client.session.permissions({})))) throw new AppError('no-permission')
  const ids: string[] = []
  const pages = listPages((page, size) => client.lmds.page({ ...filter, page, size }), { limit: Infinity })
  for await (const { content } of pages) ids.push(...content.map(({ clientId }) => clientId))
  return ids
}

/** Gives many devices new tokens at once, which are in a file before one of them works and those of before end. */
export const lmdTokens: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    flags
      .add(command)
      .addOption(new Option('--all', 'all devices that you see'))
      .requiredOption('--out <file>', 'CSV file that only you may read: clientId and token of each')
      .addOption(ifExistsOption(['fail', 'replace']))
      .addOption(dryRunOption())
      .addOption(yesOption()),
  options,
  async run(context, { filter, out, ifExists, dryRun, yes }) {
    const confirm = confirmer(context, yes || dryRun)
    const clientIds = await listClientIds(context, await serverFilter(context, flags, filter))
    const count = clientIds.length
    if (count === 0) return context.say('cli.nothing.matching')
    if (dryRun) {
      context.say('cli.devicesMeant', { count })
      return context.say('cli.dryRun')
    }
    await confirm(() => context.translate('cli.askDeviceTokens', { count }))
    const tokens = clientIds.map(clientId => ({ clientId, token: newDeviceToken() }))
    const rows = tokens.map(token => csvLine(columns, token, context, { isTerminal: false }))
    const client = await context.member({ timeoutMs: estateImportWithinMs })
    await writeSecret({ out, ifExists }, `${csvHeader(columns, {})}${rows.join('')}`.trimEnd(), () =>
      client.lmds.issueTokens({ tokens }),
    )
    context.say('cli.tokensIssued', { count, file: out })
  },
  examples: ['lmds tokens --all --out tokens.csv --yes', 'lmds tokens --block 205 --out tokens.csv --dry-run'],
  outlivesReader: true,
  mindsInterrupt: true,
}
