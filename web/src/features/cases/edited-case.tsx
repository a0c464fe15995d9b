import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { editCaseForm } from '@liftwatch/core/views/forms/cases'
import { useNavigate } from 'react-router-dom'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'
import { CaseComplainant, CaseLocation } from './case-facts'
import { CaseFrame } from './case-frame'
import { PlaceOfCase } from './place-of-case'

/** A case to be edited; its place and its complainant stay as they are. A closed one is locked, and says so. */
export function EditedCase({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const navigate = useNavigate()
  const path = detailPath('case-management', shown.id)
  return (
    <CaseFrame side={<PlaceOfCase of={shown} />}>
      <CaseLocation of={shown} />
      <ViewForm
        key={shown.id}
        view={editCaseForm}
        row={shown}
        subject={t('cases.name', { caseNo: shown.caseNo })}
        cancel={() => void navigate(path)}
        done={() => void navigate(path)}
      />
      <CaseComplainant of={shown} />
    </CaseFrame>
  )
}
