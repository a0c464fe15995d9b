import { Button } from '@chakra-ui/react'
import { complainantFieldNames } from '@liftwatch/core/contract/alarms/case-fields'
import { newCasePath } from '@liftwatch/core/domain/console-paths'
import { useAction } from '@liftwatch/core/hooks/action'
import { createCaseForm } from '@liftwatch/core/views/forms/cases'
import { caseView } from '@liftwatch/core/views/resources/cases'
import { Link } from 'react-router-dom'
import { caseCells } from '../../estate/case-chips'
import { useListSearch } from '../../components/record-list/list-search'
import { listInput } from '../../records/list-input'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'
import { useCaseTabs } from './case-tabs'
import { useSeesComplainants } from './sees-complainants'

function NewCase() {
  const t = useTexts()
  const { refusal } = useAction(createCaseForm)
  if (refusal) return null
  return (
    <Button asChild variant="solid">
      <Link to={newCasePath}>{t('cases.create')}</Link>
    </Button>
  )
}

/** All cases, by their status and by what is filtered for (specification 2 section 2). */
export function CaseList() {
  const t = useTexts()
  const seesComplainants = useSeesComplainants()
  const search = useListSearch(listInput(caseView), caseView.filters)
  return (
    <ResourceList
      view={caseView}
      cells={caseCells}
      detail="apart"
      filterTabs={useCaseTabs(search)}
      areFiltersCollapsible
      tools={<NewCase />}
      besides={seesComplainants ? { label: t('cases.complainant.inExport'), keys: complainantFieldNames } : undefined}
    />
  )
}
