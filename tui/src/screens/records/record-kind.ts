import type { CellContext } from '@liftwatch/core/views/resources/placement'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'
import { listKind, type ListKind, type ListOwn } from '../../components/record-list/list-kind'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import type { ListScope, Screen } from '../../navigation/navigation'
import { useCreateCommand } from './use-create-command'
import { useUsualCommands } from './use-usual-commands'

export interface FactContext extends CellContext {
  /** Whether its clock runs to the second; without, a duration is known only once it has ended. */
  readonly isRunning: boolean
}

/** A resource as the monitor has it: its list, its detail, and what can be done there. */
export interface RecordKind<Row extends { readonly id: string }> extends ListKind<Row> {
  /** What is known of a record, beside its list and in its detail. */
  readonly facts: (row: Row, context: FactContext) => readonly Fact[]
  /** The keys for a record, and in a list for what is marked. */
  readonly useCommands: (row: Row | undefined, list?: RecordList<Row>) => Commands
  /** Where Enter leads; without it, nowhere or where one of the commands says. */
  readonly screenOf?: (row: Row, scope: ListScope | undefined) => Screen
  /** The detail: the facts, and what it has besides. */
  readonly useDetail: (row: Row, facts: readonly Fact[], context: FactContext) => readonly Fact[]
}

type Own<Row extends { readonly id: string }> = ListOwn<Row> &
  Partial<Pick<RecordKind<Row>, 'sorts' | 'facts' | 'useCommands' | 'screenOf' | 'useDetail'>>

/** A resource of which the monitor shows what its view says, unless it has something of its own. */
export function recordKind<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  { columns, sortsFirst, ...own }: Own<Row> = {},
): RecordKind<Row> {
  return {
    ...listKind(view, { ...(columns && { columns }), ...(sortsFirst && { sortsFirst }) }),
    facts: (row, { translate }) => tableFacts(view, row, translate),
    useCommands: (row, list) => ({ ...useCreateCommand(view, list !== undefined), ...useUsualCommands(view, row) }),
    ...(view.calls.detail && { screenOf: row => ({ name: 'record', of: view.name, row }) as unknown as Screen }),
    useDetail: (_, facts) => facts,
    ...own,
  }
}
