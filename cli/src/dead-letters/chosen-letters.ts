import type { Client } from '@liftwatch/core/client/client'
import { deadLetters, type DeadLetter } from '@liftwatch/core/contract/devices/dead-letters'
import type { Page } from '@liftwatch/core/contract/input'
import { deadLetterFilters } from '@liftwatch/core/views/filters/dead-letters'
import { Option, type Command } from 'commander'
import { z } from 'zod'
import type { Context } from '../command/context'
import { withDaysInZone } from '../filters/server-filter'
import { filterFlags, type Filter } from '../filters/filter-flags'
import { listPages, type Extent } from '../lists/paging'

export const letterFlags = filterFlags(deadLetterFilters)

/** Which dead letters are meant: these, or those that match. */
type Choice = { readonly ids: readonly string[] } | { readonly filter: Filter }

type Pages = AsyncGenerator<Page<DeadLetter>>

/** The pages of those that match, the newest first; the device may be one that there is not, for that is why letters are dead. */
export async function* matchingLetters(context: Context, client: Client, filter: Filter, extent: Extent): Pages {
  const asked = await withDaysInZone(context, letterFlags, filter)
  yield* listPages((page, size) => client.deadLetters.page({ ...asked, page, size }), extent)
}

export function addChoice(command: Command): Command {
  return letterFlags
    .add(command.argument('[ids...]', 'ids of dead letters'))
    .addOption(new Option('--all', 'all dead letters'))
}

export const choiceShape = {
  ...letterFlags.shape,
  ids: z.array(deadLetters.detail.input.shape.id),
  all: z.boolean().default(false),
}

/** What was chosen. Without ids, a filter or --all nothing is: nothing is done to all of them by mistake. */
export function toChoice(
  given: { readonly ids: readonly string[]; readonly all: boolean } & Readonly<Record<string, unknown>>,
  issues: z.RefinementCtx,
): Choice {
  const { ids, all } = given
  const filter = letterFlags.toFilter(given, issues)
  const hasFilter = Object.keys(filter).length > 0
  const ways = [ids.length > 0, all || hasFilter].filter(Boolean).length
  if (ways !== 1 || (all && hasFilter)) {
    issues.addIssue({
      code: 'custom',
      path: ['all'],
      message: 'give ids, filters such as --device, or --all: one of the three',
    })
  }
  return ids.length > 0 ? { ids: [...new Set(ids)] } : { filter }
}

/** The ids of those that are meant; of those that match the oldest first, as they came. Errors: not-found. */
export async function idsOfChoice(context: Context, client: Client, choice: Choice): Promise<readonly string[]> {
  if ('ids' in choice) return choice.ids
  const ids: string[] = []
  for await (const { content } of matchingLetters(context, client, choice.filter, { limit: Infinity })) {
    ids.push(...content.map(({ id }) => id))
  }
  return ids.toReversed()
}

/** Those that are meant as they are, for a dry run. Errors: not-found. */
export async function* lettersOfChoice(context: Context, client: Client, choice: Choice): Pages {
  if ('filter' in choice) return yield* matchingLetters(context, client, choice.filter, { limit: Infinity })
  const content: DeadLetter[] = []
  for (const id of choice.ids) content.push(await client.deadLetters.detail({ id }))
  yield { content, totalElements: content.length }
}
