import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern, newSwitchOffPattern } from '../../app/paths'
import { lazyPart } from '../../components/page/lazy-part'
import { SwitchOffList } from './switch-off-list'

const SwitchOffDrawer = lazyPart(async () => (await import('./switch-off-drawer')).SwitchOffDrawer)
const NewSwitchOffPage = lazyPart(async () => (await import('./new-switch-off-page')).NewSwitchOffPage)

/** Planned switch-offs: the list, over it the one that the address names, and a new one (specification 2 section 2). */
export function SwitchOffsPage() {
  return (
    <Routes>
      <Route element={<SwitchOffList />}>
        <Route index element={null} />
        <Route path={detailPattern} element={<SwitchOffDrawer />} />
      </Route>
      <Route path={newSwitchOffPattern} element={<NewSwitchOffPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
