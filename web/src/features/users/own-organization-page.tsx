import { useSession } from '@liftwatch/core/hooks/session'
import { Route, Routes, useParams } from 'react-router-dom'
import { organizationDetail } from '../../access/organization-detail'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'

const Detail = organizationDetail('user-management')

/** The chosen organisation's own page; that of another is none of these. */
function OwnDetail() {
  const state = useSession()
  const { id } = useParams()
  return state.status === 'ready' && state.organization.id === id ? <Detail /> : <NotFoundPage />
}

/** The organisation of an administrator, beside its users (specification 2 section 2). */
export function OwnOrganizationPage() {
  return (
    <Routes>
      <Route path={detailPattern} element={<OwnDetail />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
