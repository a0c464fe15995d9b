import type { GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { groupView } from '@liftwatch/core/views/resources/groups'
import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'
import { resourceDetail } from '../../records/resource-detail'
import { GroupHead } from './group-head'
import { GroupList } from './group-list'
import { GroupMembers } from './group-members'
import { GroupPermissions } from './group-permissions'

const GroupDetail = resourceDetail<GroupRow, GroupRow>(groupView, 'group', {
  Head: GroupHead,
  infoLabel: 'groups.tabs.members',
  Info: GroupMembers,
  tabs: [{ value: 'permissions', label: 'groups.tabs.permissions', Panel: GroupPermissions }],
})

/** The groups of an organisation and what each grants (specification 2 section 2). */
export function GroupsPage() {
  return (
    <Routes>
      <Route index element={<GroupList />} />
      <Route path={detailPattern} element={<GroupDetail />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
