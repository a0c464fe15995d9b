import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { liftFlagTone } from '@liftwatch/core/tones'
import { faultReportForm } from '@liftwatch/core/views/forms/closing-report'
import { useNavigate, useParams } from 'react-router-dom'
import { AlarmStatusChip, OperationalStatusChip } from '../../alarms/alarm-states'
import { useLaneWait } from '../../alarms/lane-wait'
import { TrapLane } from '../../alarms/trap-lane'
import { StatusChip } from '../../components/marks/status-chip'
import { Drawer } from '../../components/overlay/drawer'
import { ViewForm } from '../../components/form/view-form'
import { LiveBanner } from '../../components/contact/live-banner'
import { LoadError } from '../../components/contact/load-error'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { FaultSeverity } from './fault-cells'
import { FaultComplaints } from './fault-complaints'
import { FaultFacts } from './fault-facts'
import { useFaultPath } from './fault-path'
import { FaultResponse } from './fault-response'

/** One fault beside the list, which stays usable: the next row is one click away. */
export function FaultDrawer() {
  const t = useTexts()
  const { id } = useParams()
  const isPhone = phone.use()
  const laneWait = useLaneWait()
  const navigate = useNavigate()
  const pathOf = useFaultPath()
  const { data: fault, error, refetch } = useAnswer(liftFaults.detail, id === undefined ? undefined : { id })
  return (
    <Drawer
      title={fault?.liftName ?? t('screens.lift-fault.name')}
      close={() => void navigate(pathOf())}
      // Here the drawer hides the page's own.
      banner={
        isPhone && (
          <>
            <LiveBanner />
            <TrapLane isAwaited={laneWait.isAwaited} />
          </>
        )
      }
    >
      {error && (
        <LoadError
          title={t('console.detail.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={fault !== undefined}
        />
      )}
      {!fault && !error && <Skeleton h="24rem" flexShrink={0} />}
      {fault && (
        <>
          <Flex wrap="wrap" gap="2">
            <FaultSeverity fault={fault} />
            <AlarmStatusChip alarm={fault} />
            <OperationalStatusChip alarm={fault} />
            {fault.isLiftOff && <StatusChip tone={liftFlagTone.OMS} label={t('switchOffs.mark')} />}
          </Flex>
          <FaultResponse fault={fault} />
          <FaultFacts fault={fault} />
          <FaultComplaints fault={fault} />
          <chakra.section aria-label={t('alarms.actions.report')}>
            <ViewForm hasTitle key={fault.id} view={faultReportForm} row={fault} />
          </chakra.section>
        </>
      )}
    </Drawer>
  )
}
