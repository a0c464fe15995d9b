import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'
import { FaultList } from './fault-list'
import { lazyPart } from '../../components/page/lazy-part'

const FaultDrawer = lazyPart(async () => (await import('./fault-drawer')).FaultDrawer)

/** The list, and over it the detail that its address may name. */
export function LiftFaultsPage() {
  return (
    <>
      <Routes>
        <Route element={<FaultList />}>
          <Route index element={null} />
          <Route path={detailPattern} element={<FaultDrawer />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  )
}
