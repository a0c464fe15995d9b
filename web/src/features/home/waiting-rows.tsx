import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import type { DelayedSwitchOff, SilentLmd } from '@liftwatch/core/contract/home/home-parts'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatWait } from '@liftwatch/core/text/format'
import { severityTone, statusTone, type Tone } from '@liftwatch/core/tones'
import type { ReactNode } from 'react'
import { TrapClock } from '../../alarms/trap-clock'
import { TrapStateChip, useTrapView } from '../../alarms/trap-state'
import { TrapSteps } from '../../alarms/trap-steps'
import { RecordLink } from '../../app/record-link'
import { StatusChip } from '../../components/marks/status-chip'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'

interface WaitingRowProps {
  readonly tone: Tone
  /** What names it. */
  readonly first: ReactNode
  /** Where it is, and what is known of it. */
  readonly second: ReactNode
  /** For how long it has been waiting. */
  readonly end: ReactNode
}

function WaitingRow({ tone, first, second, end }: WaitingRowProps) {
  return (
    <li data-tone={tone}>
      <div>
        <div className="first">{first}</div>
        <div className="small">{second}</div>
      </div>
      <div className="end">{end}</div>
    </li>
  )
}

interface RowOf<Row> {
  readonly row: Row
}

/** How long an instant is past, to the minute. */
function useWait(since: number): string {
  return formatWait(useServerMinute() - since, useTexts().language)
}

export function TrapRow({ row: trap }: RowOf<PassengerTrap>) {
  const { tone } = useTrapView(trap)
  return (
    <WaitingRow
      tone={tone}
      first={
        <>
          <RecordLink name="passenger-trap" id={trap.id}>
            {trap.liftName}
          </RecordLink>
          <TrapStateChip isPlain trap={trap} />
        </>
      }
      second={
        <>
          {trap.address}
          <TrapSteps trap={trap} />
        </>
      }
      end={
        <div className="clock">
          <TrapClock trap={trap} />
        </div>
      }
    />
  )
}

export function FaultRow({ row: fault }: RowOf<LiftFault>) {
  const t = useTexts()
  const wait = useWait(fault.alarmStartTs)
  return (
    <WaitingRow
      tone={severityTone[fault.severity]}
      first={
        <>
          <RecordLink name="lift-fault" id={fault.id}>
            {fault.liftName}
          </RecordLink>
          <StatusChip isPlain tone={severityTone[fault.severity]} label={t(`states.severity.${fault.severity}`)} />
          <span>{descriptionIn(t.language, fault.description)}</span>
        </>
      }
      second={fault.address}
      end={t('alarms.waits', { for: wait })}
    />
  )
}

export function SwitchOffRow({ row: switchOff }: RowOf<DelayedSwitchOff>) {
  const t = useTexts()
  const wait = useWait(switchOff.onAt)
  return (
    <WaitingRow
      tone="warning"
      first={
        <>
          <RecordLink name="oms-schedule" id={switchOff.id}>
            <strong>{switchOff.liftName}</strong>
          </RecordLink>
          <span>{switchOff.report}</span>
        </>
      }
      second={[switchOff.address, switchOff.tel].filter(part => part !== null).join(' · ')}
      end={t('home.waiting.overdueBy', { for: wait })}
    />
  )
}

export function CaseRow({ row: complaint }: RowOf<Complaint>) {
  const t = useTexts()
  const wait = useWait(complaint.createdAt)
  return (
    <WaitingRow
      tone={statusTone.IMMEDIATE}
      first={
        <>
          <RecordLink name="case-management" id={complaint.id}>
            <strong>{t('home.waiting.case', { number: complaint.caseNo })}</strong>
          </RecordLink>
          <span>{complaint.liftName}</span>
          <span>{complaint.description}</span>
        </>
      }
      second={complaint.address}
      end={t('alarms.waits', { for: wait })}
    />
  )
}

export function DeviceRow({ row: device }: RowOf<SilentLmd>) {
  const t = useTexts()
  const { id, clientId, name, address, liftCnt, lastOnlineTs } = device
  const wait = useWait(lastOnlineTs ?? 0)
  return (
    <WaitingRow
      tone="warning"
      first={
        <>
          <RecordLink name="lmd" id={id}>
            {name}
          </RecordLink>
          <span>{clientId}</span>
        </>
      }
      second={[address, t('home.waiting.lifts', { number: liftCnt })].filter(part => part !== null).join(' · ')}
      end={t(lastOnlineTs === null ? 'home.waiting.neverInContact' : 'home.waiting.silentFor', { for: wait })}
    />
  )
}
