import { Route, Routes } from 'react-router-dom'
import { NotFoundPage } from '../../app/message-pages'
import { casePatterns } from '../../app/paths'
import { CaseList } from './case-list'
import { CasePage } from './case-page'
import { NewCasePage } from './new-case-page'

/** Cases: the list, one of them to look at or to edit, and a new one (specification 2 section 2). */
export function CasesPage() {
  return (
    <Routes>
      <Route index element={<CaseList />} />
      <Route path={casePatterns.new} element={<NewCasePage />} />
      <Route path={casePatterns.view} element={<CasePage isEdited={false} />} />
      <Route path={casePatterns.edit} element={<CasePage isEdited />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
