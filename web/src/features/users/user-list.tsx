import { Flex } from '@chakra-ui/react'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { isService } from '@liftwatch/core/domain/service-accounts'
import { inviteMemberForm } from '@liftwatch/core/views/forms/accounts'
import { createServiceAccountForm } from '@liftwatch/core/views/forms/service-accounts'
import { adminView, userView } from '@liftwatch/core/views/resources/users'
import { useSearchParams } from 'react-router-dom'
import { memberCells, ServiceChip } from '../../access/access-cells'
import { GroupPicker } from '../../access/group-picker'
import { OpenForm } from '../../components/actions/open-form'
import { showMessage } from '../../components/overlay/messages'
import type { Cells } from '../../components/record-list/cell'
import { ResourceList } from '../../records/resource-list'
import { rowActionsOf, useCanAct } from '../../records/row-actions'
import { useTexts } from '../../texts'
import { GroupFilter } from './group-filter'
import { ServiceTokensButton } from './service-tokens'
import { useSuspendSeveral } from './suspend-several'

const own = { groupIds: GroupPicker }

const cells: Cells<MemberRow> = {
  ...memberCells,
  email: row =>
    isService(row) ? (
      <Flex align="center" gap="2">
        <ServiceChip />
        <ServiceTokensButton account={row} />
      </Flex>
    ) : (
      row.email
    ),
}
const rowActions = rowActionsOf(userView, 14, own)

/** The members of the chosen organisation; administrators by themselves have no groups to show. */
export function UserList() {
  const t = useTexts()
  const [search] = useSearchParams()
  const canAct = useCanAct(userView)
  return (
    <ResourceList
      view={search.get('role') === 'ADMIN' ? adminView : userView}
      cells={cells}
      rowActions={canAct ? rowActions : undefined}
      OwnFilters={GroupFilter}
      bulk={useSuspendSeveral()}
      tools={
        <>
          <OpenForm view={createServiceAccountForm} own={own} isQuiet />
          <OpenForm
            view={inviteMemberForm}
            own={own}
            done={({ invited, alreadyMembers }) => {
              const listed = (emails: readonly string[]) => ({ emails: emails.join(', ') })
              if (invited.length > 0) showMessage('ok', t('settings.invite.invited', listed(invited)))
              if (alreadyMembers.length === 0) return
              showMessage('warning', t('settings.invite.alreadyMembers', listed(alreadyMembers)))
            }}
          />
        </>
      }
    />
  )
}
