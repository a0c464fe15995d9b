import { invitationView } from '@liftwatch/core/views/resources/invitations'
import { Outlet, Route, Routes } from 'react-router-dom'
import { invitationCells } from '../../access/access-cells'
import { NotFoundPage } from '../../app/message-pages'
import { invitationsPattern } from '../../app/paths'
import { ResourceList } from '../../records/resource-list'
import { rowActionsOf, useCanAct } from '../../records/row-actions'
import { UserList } from './user-list'
import { UserSections } from './user-sections'

const rowActions = rowActionsOf(invitationView, 6)

function InvitationList() {
  const canAct = useCanAct(invitationView)
  return <ResourceList view={invitationView} cells={invitationCells} rowActions={canAct ? rowActions : undefined} />
}

function WithSections() {
  return (
    <>
      <UserSections />
      <Outlet />
    </>
  )
}

/** The members of the chosen organisation and the invitations into it (specification 2 section 2). */
export function UsersPage() {
  return (
    <Routes>
      <Route element={<WithSections />}>
        <Route index element={<UserList />} />
        <Route path={invitationsPattern} element={<InvitationList />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
