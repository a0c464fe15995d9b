import { createGroupForm } from '@liftwatch/core/views/forms/groups'
import { groupView } from '@liftwatch/core/views/resources/groups'
import { useNavigate } from 'react-router-dom'
import { OpenForm } from '../../components/actions/open-form'
import { ResourceList } from '../../records/resource-list'
import { rowActionsOf, useCanAct } from '../../records/row-actions'

const rowActions = rowActionsOf(groupView, 10)

/** The groups of the chosen organisation. */
export function GroupList() {
  const navigate = useNavigate()
  const canAct = useCanAct(groupView)
  return (
    <ResourceList
      view={groupView}
      detail="apart"
      rowActions={canAct ? rowActions : undefined}
      // A new group grants nothing yet: that is the next thing to do.
      tools={
        <OpenForm view={createGroupForm} done={group => void navigate(`${groupView.pathOf!(group)}?tab=permissions`)} />
      }
    />
  )
}
