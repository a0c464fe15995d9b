import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { editCasePath } from '@liftwatch/core/domain/console-paths'
import { useAction } from '@liftwatch/core/hooks/action'
import { names } from '@liftwatch/core/tables/table'
import { editCaseForm } from '@liftwatch/core/views/forms/cases'
import { caseView } from '@liftwatch/core/views/resources/cases'
import { Link, useLocation } from 'react-router-dom'
import { caseCells } from '../../estate/case-chips'
import { HeadFacts } from '../../components/facts/head-facts'
import { columnFacts } from '../../components/record-list/column-facts'
import { useTexts } from '../../texts'
import { CaseActions } from './case-actions'
import { FeedbackHistory } from './feedback-history'

const headKeys = names('status priority liftTechnicianName updatedAt')

/** How a case is now, and what is done with it. */
export function CaseHead({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const path = editCasePath(shown.id)
  const isEdited = useLocation().pathname === path
  const { refusal } = useAction(editCaseForm, shown)
  return (
    <chakra.div display="grid" gap="2">
      <HeadFacts facts={columnFacts(caseView.table, headKeys, shown, t, caseCells)} />
      <Flex wrap="wrap" gap="2" pb="1">
        <CaseActions of={shown} />
        {!isEdited && refusal === undefined && (
          <Button asChild>
            <Link to={path}>{t('cases.edit')}</Link>
          </Button>
        )}
        <FeedbackHistory buildingId={shown.buildingId} name={shown.buildingAddress} />
      </Flex>
    </chakra.div>
  )
}
