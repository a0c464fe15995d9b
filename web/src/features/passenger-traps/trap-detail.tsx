import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { passengerTraps } from '@liftwatch/core/contract/alarms/passenger-traps'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { trapReportForm } from '@liftwatch/core/views/forms/closing-report'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { OperationalStatusChip } from '../../alarms/alarm-states'
import { TrapStateChip } from '../../alarms/trap-state'
import { BackLink } from '../../components/page/back-link'
import { ViewForm } from '../../components/form/view-form'
import { useKeys } from '../../components/keys/use-keys'
import { LoadError } from '../../components/contact/load-error'
import { StaleMark, StaleRows } from '../../components/contact/stale-rows'
import { useTexts } from '../../texts'
import { RelatedFaults } from './related-faults'
import { TrapCases } from './trap-cases'
import { TrapFacts } from './trap-facts'
import { TrapResponse } from './trap-response'

/** One passenger trap: what to do, what is known, and the lift faults around it. */
export function TrapDetail() {
  const t = useTexts()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data: trap, error, refetch } = useAnswer(passengerTraps.detail, { id })
  const back = `${screens['passenger-trap'].path}${search}`
  useKeys({ back: () => void navigate(back) })
  return (
    <StaleRows>
      <Flex direction="column" gap="4" p={{ base: '3', md: '4' }} maxW="90rem">
        <Flex wrap="wrap" align="center" gap="3">
          <BackLink to={back}>{t('traps.back')}</BackLink>
          <chakra.h2 textStyle="lg" fontWeight="semibold">
            {trap?.liftName ?? t('screens.passenger-trap.name')}
          </chakra.h2>
          {trap && <TrapStateChip trap={trap} />}
          {trap && trap.operationalStatus !== 'CLOSED' && <OperationalStatusChip isQuiet alarm={trap} />}
          <StaleMark />
        </Flex>
        {error && (
          <LoadError
            title={t('traps.loadFailed')}
            error={error}
            retry={() => void refetch()}
            hasData={trap !== undefined}
          />
        )}
        {!trap && !error && <Skeleton h="24rem" />}
        {trap && (
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '22rem 1fr' }} gap="4" alignItems="start">
            <Flex direction="column" gap="6" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
              <TrapResponse key={trap.id} trap={trap} />
              <TrapFacts trap={trap} />
            </Flex>
            <Flex direction="column" gap="4" minW="0">
              <RelatedFaults trapId={trap.id} />
              <TrapCases trap={trap} />
              <chakra.section
                aria-label={t('alarms.actions.report')}
                p="4"
                bg="bg.panel"
                borderWidth="1px"
                borderRadius="l3"
              >
                <ViewForm hasTitle key={trap.id} view={trapReportForm} row={trap} />
              </chakra.section>
            </Flex>
          </chakra.div>
        )}
      </Flex>
    </StaleRows>
  )
}
