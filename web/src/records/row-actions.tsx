import { Flex } from '@chakra-ui/react'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { useActions } from '@liftwatch/core/hooks/action'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { AskedAction } from '../components/actions/asked-action'
import { FormAction } from '../components/actions/form-action'
import type { OwnBoxes } from '../components/form/view-form'
import type { RowActions } from '../components/record-list/rows-props'

interface OfferedActionsProps<Row extends { readonly id: string }> {
  readonly view: ResourceView<Row>
  readonly row: NoInfer<Row>
  /** The boxes that the page draws itself. */
  readonly own?: OwnBoxes | undefined
  /** Among the buttons of other rows. */
  readonly isInRow?: boolean
  /** What is shown where nothing can be done. */
  readonly none?: string | undefined
}

/** What people do with a record: only what can be done to it now. */
export function OfferedActions<Row extends { readonly id: string }>(props: OfferedActionsProps<Row>) {
  const { view, row, own, isInRow = false, none = null } = props
  const actionOf = useActions()
  const offered = view.actions.filter(action => actionOf<Endpoint>(action, row).refusal === undefined)
  if (offered.length === 0) return none
  return (
    <Flex display="inline-flex" {...(isInRow ? { gap: '1', ms: '-2', me: '1' } : { wrap: 'wrap', gap: '2' })}>
      {offered.map(action => {
        const shared = { view: action, row, subject: view.nameOf(row), isInRow }
        return action.fields.length > 0 ? (
          <FormAction key={action.name} {...shared} own={own} />
        ) : (
          <AskedAction key={action.name} {...shared} />
        )
      })}
    </Flex>
  )
}

/** Whether the reader may do anything at all to the records of a list. */
export function useCanAct<Row extends { readonly id: string }>({ actions }: ResourceView<Row>): boolean {
  const actionOf = useActions()
  return actions.some(action => actionOf<Endpoint>(action).refusal === undefined)
}

/**
 * The same at the end of each row of a list.
 * @param rem the room that it takes in a table
 */
export function rowActionsOf<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  rem: number,
  own?: OwnBoxes,
): RowActions<Row> {
  const Shown: RowActions<Row>['Shown'] = ({ of: row, none }) => (
    <OfferedActions view={view} row={row} own={own} isInRow none={none} />
  )
  return { Shown, rem }
}
