import { AppError } from '@liftwatch/core/errors'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Command } from 'commander'
import { z } from 'zod'
import type { Context } from '../command/context'
import { eachTime } from '../command/several'
import { confirmer, yes, yesOption } from '../command/confirm'
import { serverFilter } from '../filters/server-filter'
import { filterFlags, type Filter, type FilterFlags } from '../filters/filter-flags'
import { pageCall } from '../lists/list-calls'
import { listPages } from '../lists/paging'
import { findAdministrator } from '../records/administrator'

/** No call does it to so many at once: each is one of its own. */
const matchingMax = 1_000
const matchingUsual = 100

/** What is done to all that match. */
export interface Matching {
  readonly filter: Filter
  readonly max: number
  readonly isSure: boolean
}

/** The flags by which records are meant that match a filter, in the place of their ids. */
export interface MatchingFlags {
  readonly add: (command: Command) => Command
  readonly shape: Readonly<Record<'filter' | 'max' | 'yes', z.core.$ZodType>>
  /** Undefined where no filter was given. What is wrong becomes an issue. */
  readonly toMatching: (given: Readonly<Record<string, unknown>>, issues: z.RefinementCtx) => Matching | undefined
  /** The ids of those that match and that it can be done to, after it was asked where no `--yes` was given. */
  readonly find: (context: Context, matching: Matching, isDryRun: boolean) => Promise<readonly string[]>
}

/** Those that match and that the view's rule does not refuse, in the order in which the list is gone through. Errors: too-many-matching. */
async function listMatching<Row extends { readonly id: string }>(
  context: Context,
  flags: FilterFlags,
  { list, view }: { readonly list: ResourceView<Row>; readonly view: FormView },
  { filter, max }: Matching,
): Promise<readonly string[]> {
  const client = await context.member()
  const page = pageCall(client, list.calls.page)
  const asked = { ...list.calls.walked, ...(await serverFilter(context, flags, filter)) }
  const by = await findAdministrator(client)
  const ids: string[] = []
  for await (const { content } of listPages((at, size) => page({ ...asked, page: at, size }), { limit: Infinity })) {
    ids.push(...content.filter(row => !view.edits!.rule(row, by)).map(({ id }) => id))
    if (ids.length > max) throw new AppError('too-many-matching', { params: { max } })
  }
  return ids
}

/** @param list the list by whose filters records are found */
export function matchingFlags<Row extends { readonly id: string }>(
  list: ResourceView<Row>,
  view: FormView,
): MatchingFlags {
  const flags = filterFlags(list.filters)
  const bound = `must be a number from 1 to ${matchingMax}`
  return {
    add: command =>
      command
        .option(
          '--filter <name=value>',
          'instead of ids: all that match and to which it can be done, by the filters of the list; repeated',
          eachTime,
        )
        .option(
          '--max <n>',
          `do nothing if more than this many match, up to ${matchingMax} (default: ${matchingUsual})`,
        )
        .addOption(yesOption()),
    shape: {
      filter: flags.shape['filter']!,
      max: z.coerce.number(bound).int(bound).min(1, bound).max(matchingMax, bound).optional(),
      yes,
    },
    toMatching({ filter, max = matchingUsual, yes: isSure }, issues) {
      if (filter === undefined) return undefined
      return { filter: flags.toFilter({ filter }, issues), max: max as number, isSure: isSure as boolean }
    },
    async find(context, matching, isDryRun) {
      const { say, translate } = context
      const confirm = confirmer(context, matching.isSure || isDryRun)
      const ids = await listMatching(context, flags, { list, view }, matching)
      const count = ids.length
      if (count === 0) say('cli.nothing.matching')
      else if (matching.isSure || isDryRun) say('cli.matching', { count })
      else await confirm(() => translate('cli.askMatching', { count, action: translate(view.title) }))
      return ids
    },
  }
}
