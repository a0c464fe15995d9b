import { Skeleton } from '@chakra-ui/react'
import { Navigate, Route, Routes, useParams } from 'react-router-dom'
import { useConfiguredDashboards } from '../../app/configured-dashboards'
import { NotFoundPage } from '../../app/message-pages'
import { dashboardPath } from '../../app/paths'
import { LoadError } from '../../components/contact/load-error'
import { EmptyState } from '../../components/list/empty-state'
import { useTexts } from '../../texts'
import { Dashboard } from './dashboard'

/** Leads on to the first, as the menu does. */
function FirstDashboard() {
  const t = useTexts()
  const { data } = useConfiguredDashboards()
  const [first] = data ?? []
  if (!first) return <EmptyState title={t('dashboards.none')} text={t('dashboards.noneHint')} />
  return <Navigate to={dashboardPath(first.id)} replace />
}

function NamedDashboard() {
  const { id } = useParams()
  const { data = [] } = useConfiguredDashboards()
  const named = data.find(dashboard => dashboard.id === id)
  if (!named) return <NotFoundPage />
  return <Dashboard key={named.id} id={named.id} name={named.name} />
}

/** The outside dashboards that the server's settings name, each under a path of its own. */
export function DashboardPage() {
  const t = useTexts()
  const { data, error, refetch } = useConfiguredDashboards()
  if (!data && error)
    return <LoadError title={t('dashboards.failed')} error={error} retry={() => void refetch()} hasData={false} />
  if (!data) return <Skeleton flex="1" m="4" />
  return (
    <Routes>
      <Route index element={<FirstDashboard />} />
      <Route path=":id" element={<NamedDashboard />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
