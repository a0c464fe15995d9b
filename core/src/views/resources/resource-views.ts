import type { ListName } from '../../contract/lists'
import { allLists } from './lists'
import type { ResourceView } from './resource-view'

type Views = { readonly [Name in ListName]: Awaited<ReturnType<(typeof allLists)[Name]['view']>> }

const loaded = Object.entries(allLists).map(async ([name, { view }]) => [name, await view()] as const)

/** Every view by the name of its list, for programs that need them all; the others load those that they show. */
export const resourceViews = Object.fromEntries(await Promise.all(loaded)) as unknown as Views

/** A record of a list. */
export type RecordOf<Name extends ListName> = Views[Name] extends ResourceView<infer Row> ? Row : never
