import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'
import { TrapList } from './trap-list'
import { lazyPart } from '../../components/page/lazy-part'

const TrapDetail = lazyPart(async () => (await import('./trap-detail')).TrapDetail)

/** The list, and in its place the detail that the address may name. */
export function PassengerTrapsPage() {
  return (
    <>
      <Routes>
        <Route index element={<TrapList />} />
        <Route path={detailPattern} element={<TrapDetail />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  )
}
