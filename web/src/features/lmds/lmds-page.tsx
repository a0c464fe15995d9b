import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'
import { LmdDetail } from './lmd-detail'
import { LmdList } from './lmd-list'

export function LmdsPage() {
  return (
    <Routes>
      <Route index element={<LmdList />} />
      <Route path={detailPattern} element={<LmdDetail />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
