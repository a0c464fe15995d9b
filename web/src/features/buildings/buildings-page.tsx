import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern } from '../../app/paths'
import { BuildingDetail } from './building-detail'
import { BuildingList } from './building-list'

export function BuildingsPage() {
  return (
    <Routes>
      <Route index element={<BuildingList />} />
      <Route path={detailPattern} element={<BuildingDetail />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
