import { reportPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { Route, Routes, useLocation, useSearchParams } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern, isForPrint } from '../../app/paths'
import { ReportPrint } from './report-print'
import { ReportTable } from './report-table'
import { lazyPart } from '../../components/page/lazy-part'

const ChronicLiftDrawer = lazyPart(async () => (await import('./chronic-lift-drawer')).ChronicLiftDrawer)

/** Whichever report the address names, on the screen or for paper. */
export function ReportPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const route = reportPermissions.find(name => `${pathname}/`.startsWith(`${screens[name].path}/`))
  if (!route) return <NotFoundPage />
  const Shown = isForPrint(search) ? ReportPrint : ReportTable
  return (
    <Routes>
      <Route element={<Shown key={route} route={route} />}>
        <Route index element={null} />
        {route === 'clr' && <Route path={detailPattern} element={<ChronicLiftDrawer />} />}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
