import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Table } from '@liftwatch/core/tables/table'
import type { FilterIds } from '../records/filter-ids'
import type { NamedKind } from '../records/find-named'
import type { Leaf } from './node'

/** Imports a view, and no sooner than its command is wanted. */
type LoadView<Row extends { readonly id: string }> = () => Promise<ResourceView<Row>>

/**
 * The command that lists all that one may see of a resource.
 * @param ids of the records that its filters name
 */
export function listNode<Row extends { readonly id: string }>(
  summary: string,
  view: LoadView<Row>,
  ids: FilterIds = {},
): Leaf {
  return {
    name: 'list',
    summary,
    load: async attach => attach((await import('../lists/list-command')).listCommand(await view(), ids)),
  }
}

/**
 * The command that shows one record of a resource.
 * @param kind of records that are called by names
 */
export function showNode<Row extends { readonly id: string }>(
  summary: string,
  view: LoadView<Row>,
  kind?: () => Promise<NamedKind<Row>>,
): Leaf {
  return {
    name: 'show',
    summary,
    load: async attach => attach((await import('../lists/show-command')).showCommand(await view(), await kind?.())),
  }
}

/** The command that counts the records of a resource by status. */
export function countNode<Row extends { readonly id: string }>(summary: string, view: LoadView<Row>): Leaf {
  return {
    name: 'count',
    summary,
    load: async attach => attach((await import('../lists/count-command')).countCommand(await view())),
  }
}

/** The command that writes a whole list into a file. */
export function exportNode<Row extends { readonly id: string }>(
  name: string,
  summary: string,
  view: LoadView<Row>,
): Leaf {
  return {
    name,
    summary,
    load: async attach => attach((await import('../export/export-command')).exportCommand(await view())),
  }
}

/**
 * The command that makes a record of a resource.
 * @param kind of records that are called by names, which no two have
 */
export function createNode<Row extends { readonly id: string }>(
  summary: string,
  view: LoadView<Row>,
  kind?: () => Promise<NamedKind<Row>>,
): Leaf {
  return {
    name: 'create',
    summary,
    async load(attach) {
      const { createCommand, createNamedCommand } = await import('../records/create-command')
      if (kind) await attach(createNamedCommand(await view(), await kind()))
      else await attach(createCommand(await view()))
    },
  }
}

/**
 * The command of an action: for several records, which are named or match the list's filters, or for one, or each of a file, where it
 * replaces what the record says.
 */
export function actionNode<Row extends { readonly id: string }>(
  [name, summary]: readonly [name: string, summary: string],
  form: FormView,
  view: LoadView<Row>,
): Leaf {
  return {
    name,
    summary,
    async load(attach) {
      if (form.edits?.lastChange) await attach((await import('../alarms/one-command')).oneCommand(form))
      else await attach((await import('../alarms/action-command')).actionCommand(form, await view()))
    },
  }
}

interface ListOf<Row extends { readonly id: string }, Of extends { readonly id: string }> {
  readonly name: string
  readonly summary: string
  /** Of the record. */
  readonly kind: () => Promise<NamedKind<Of>>
  readonly view: LoadView<Row>
  /** What scripts get, where that is more than screens show. */
  readonly table?: () => Promise<Table<Row>>
}

/** The command that lists what one record has. */
export function listOfNode<Row extends { readonly id: string }, Of extends { readonly id: string }>({
  name,
  summary,
  kind,
  view,
  table,
}: ListOf<Row, Of>): Leaf {
  return {
    name,
    summary,
    async load(attach) {
      const { listOfCommand } = await import('../lists/list-of-command')
      await attach(listOfCommand(await view(), await kind(), await table?.()))
    },
  }
}
