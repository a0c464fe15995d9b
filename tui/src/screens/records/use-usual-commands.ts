import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import { namedPage, useRecordCommands } from '../use-record-commands'
import { useActionCommands } from './use-action-commands'

/** The keys for a record of any list: what people do with it, and where its page is. */
export function useUsualCommands<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  row: Row | undefined,
): Commands {
  const { translate } = useProgram()
  const name = row && view.nameOf(row)
  return {
    ...useRecordCommands(namedPage(view, row)),
    ...useActionCommands(
      view.actions,
      row,
      name === undefined ? undefined : { name, trail: [translate(view.title), name] },
    ),
  }
}
