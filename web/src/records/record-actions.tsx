import { Flex } from '@chakra-ui/react'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { AskedAction } from '../components/actions/asked-action'
import { FormAction } from '../components/actions/form-action'
import { ViewAction } from '../components/actions/view-action'

interface RecordActionsProps<Row extends { readonly id: string }> {
  readonly view: ResourceView<Row>
  readonly row: NoInfer<Row>
}

/** The buttons for what people do with a record: at once, or in a form where something is to be asked. */
export function RecordActions<Row extends { readonly id: string }>({ view, row }: RecordActionsProps<Row>) {
  const subject = view.nameOf(row)
  return (
    <Flex wrap="wrap" gap="3">
      {view.actions.map(action => {
        const Action = action.fields.length > 0 ? FormAction : action.asks ? AskedAction : ViewAction
        return <Action key={action.name} view={action} row={row} subject={subject} />
      })}
    </Flex>
  )
}
