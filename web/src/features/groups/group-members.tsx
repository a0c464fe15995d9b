import { Button } from '@chakra-ui/react'
import { groups, type GroupRow } from '@liftwatch/core/contract/accounts/groups'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { useChange } from '@liftwatch/core/hooks/answer'
import { usersOfGroupView } from '@liftwatch/core/views/resources/groups'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { memberCells } from '../../access/access-cells'
import { useAct } from '../../components/actions/use-act'
import { rowButton } from '../../components/actions/row-button'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'
import { CandidateDialog } from './candidate-dialog'
import { useEditRefusal } from './use-edit-refusal'

/** Takes a member out of the group that the address names. */
function RemoveMember({ of: member }: { readonly of: MemberRow }) {
  const t = useTexts()
  const { id: groupId = '' } = useParams()
  const remove = useChange(groups.removeMembers)
  const act = useAct()
  const label = t('groups.removeMember')
  const run = () => remove({ groupId, userIds: [member.id] })
  return (
    <Button
      {...rowButton}
      ms="-2"
      aria-label={`${label}: ${member.nickname}`}
      onClick={() => void act({ subject: member.nickname, run, done: t('groups.removeSuccess') })}
    >
      {label}
    </Button>
  )
}

const rowActions = { Shown: RemoveMember, rem: 9 }

/** Who is in a group. */
export function GroupMembers({ of: group }: { readonly of: GroupRow }) {
  const t = useTexts()
  const mayEdit = useEditRefusal(group) === undefined
  const [isAdding, setAdding] = useState(false)
  return (
    <ResourceList
      view={usersOfGroupView}
      of={group}
      cells={memberCells}
      rowActions={mayEdit ? rowActions : undefined}
      tools={
        mayEdit && (
          <Button variant="solid" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {t('groups.addMembers')}
          </Button>
        )
      }
    >
      {isAdding && <CandidateDialog group={group} close={() => setAdding(false)} />}
    </ResourceList>
  )
}
