import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'
import { LiftDetail } from './lift-detail'
import { LiftList } from './lift-list'

export function LiftsPage() {
  return (
    <Routes>
      <Route index element={<LiftList />} />
      <Route path={detailPattern} element={<LiftDetail />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
