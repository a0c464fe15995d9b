import type { Client } from '@liftwatch/core/client/client'
import { id } from '@liftwatch/core/contract/input'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'

/** Records that people call by a name, of which only the server knows the id. */
export interface NamedKind<Row extends { readonly id: string }> {
  /** What an argument for one is called, and what may be given there. */
  readonly argument: string
  readonly help: string
  /** Errors: not-found. */
  readonly detail: (client: Client, id: string) => Promise<Row>
  /** Those whose names begin so, at some place. */
  readonly search: (client: Client, name: string) => Promise<readonly Row[]>
  readonly nameOf: (row: Row) => string
  /** Whether names that are alike are never meant for each other. */
  readonly isExact?: boolean
  /** Why one of that name is not found, where it was there once. Errors: not-found. */
  readonly refuseGone?: (client: Client, name: string) => Promise<never>
  /** Whether the search finds nothing but what a name may be short for: several of those are candidates, and none is chosen. */
  readonly isPlace?: boolean
}

/** What may be wrong with a name. */
export const nameErrors: readonly ErrorCode[] = [
  'not-found',
  'unknown-name',
  'similar-names',
  'ambiguous-name',
  'lift-retired',
]

const namesShown = 5
const lettersInCommon = 3

/** Names that are like one that there is not: those with its first word, or else with its first letters. */
async function listSimilar<Row extends { readonly id: string }>(
  client: Client,
  kind: NamedKind<Row>,
  name: string,
): Promise<readonly string[]> {
  for (const part of [name, name.split(/[\s@]/, 1)[0]!, name.slice(0, lettersInCommon)]) {
    const found = await kind.search(client, part)
    if (found.length > 0) return found.map(kind.nameOf)
  }
  return []
}

/** The one of that name, in whatever case where no other has it. Errors: ambiguous-name. */
export async function findByName<Row extends { readonly id: string }>(
  client: Client,
  { search, nameOf }: NamedKind<Row>,
  name: string,
): Promise<Row | undefined> {
  const same = (await search(client, name)).filter(row => nameOf(row).toLowerCase() === name.toLowerCase())
  const exact = same.find(row => nameOf(row) === name)
  if (!exact && same.length > 1) {
    throw new AppError('ambiguous-name', { params: { name, names: same.map(nameOf).join(', ') } })
  }
  return exact ?? same[0]
}

/** Candidates as they are listed; that there are more is said. */
function listed(names: readonly string[]): string {
  return [...names.slice(0, namesShown), ...(names.length > namesShown ? ['…'] : [])].join(', ')
}

/** The one that is meant by a name or an id. Errors: `nameErrors`. */
export async function findNamed<Row extends { readonly id: string }>(
  client: Client,
  kind: NamedKind<Row>,
  meant: string,
): Promise<Row> {
  const name = meant.trim()
  if (id.safeParse(name).success) return kind.detail(client, name)
  const found = await findByName(client, kind, name)
  if (found) return found
  const candidates = kind.isPlace ? (await kind.search(client, name)).map(kind.nameOf) : []
  if (candidates.length === 0)
    await kind.refuseGone?.(client, name).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error
    })
  if (candidates.length > 1) throw new AppError('ambiguous-name', { params: { name, names: listed(candidates) } })
  const names = kind.isExact ? [] : await listSimilar(client, kind, name)
  if (names.length === 0) throw new AppError('unknown-name', { params: { name } })
  throw new AppError('similar-names', { params: { name, names: listed(names) } })
}

/** The id of the one that is meant; of an id that was typed nothing is asked. Errors: `nameErrors`. */
export async function idNamed<Row extends { readonly id: string }>(
  client: Client,
  kind: NamedKind<Row>,
  meant: string,
): Promise<string> {
  const typed = meant.trim()
  return id.safeParse(typed).success ? typed : (await findNamed(client, kind, typed)).id
}
