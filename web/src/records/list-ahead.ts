import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { withoutTabs } from '@liftwatch/core/views/resources/list-tabs'
import { columnPreferenceQuery } from '@liftwatch/core/hooks/preferences'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { questionOf, type Ahead } from '../ahead'
import { listAsked } from '../components/record-list/list-asked'
import { listMemory } from '../components/record-list/list-tabs'
import { listInput } from './list-input'
import { listTabs } from './list-tabs-of'

/** What the list of a resource asks first: its rows, its numbers by tab, its columns. */
export function listAhead<Row extends { readonly id: string }>(view: ResourceView<Row>): Ahead {
  return ({ client, state, search }) => {
    const { calls, table, tabs: listed } = view
    const tabs = listTabs(view)
    const asked = listAsked(listInput(view), tabs, search, listMemory(state.user.id, tabs?.list ?? ''))
    return [
      questionOf<Endpoint>(client, calls.page, { ...asked.page, ...calls.asks }),
      ...(calls.count && listed ? [questionOf<Endpoint>(client, calls.count, withoutTabs(listed, asked.filter))] : []),
      // Columns of rows that may not be seen are not wanted either.
      { endpoint: calls.page, query: columnPreferenceQuery(client, table.type) },
    ]
  }
}
