import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import type { ScreenPermission } from '@liftwatch/core/contract/accounts/permissions'
import type { WaitingPart } from '@liftwatch/core/domain/home'
import { trapArrivalTargetMs } from '@liftwatch/core/limits'
import type { Tone } from '@liftwatch/core/tones'
import { waitPhrase } from '@liftwatch/core/views/home/wait-words'
import type { WaitingRow } from '@liftwatch/core/views/home/waiting-rows'
import { aboutWaiting, waitingTone, whatWaits } from '@liftwatch/core/views/home/waiting-words'
import type { ReactNode } from 'react'
import { TrapClock } from '../../alarms/trap-clock'
import { TrapStateChip, useTrapView } from '../../alarms/trap-state'
import { TrapSteps } from '../../alarms/trap-steps'
import { RecordLink } from '../../app/record-link'
import { StatusChip } from '../../components/marks/status-chip'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'

/** Where the record of each is. */
const screens = {
  passengerTraps: 'passenger-trap',
  liftFaults: 'lift-fault',
  switchOffs: 'oms-schedule',
  complaints: 'case-management',
  lmds: 'lmd',
} as const satisfies Record<WaitingPart, ScreenPermission>

interface LineProps {
  readonly tone: Tone
  readonly waiting: Pick<WaitingRow, 'part' | 'id'>
  readonly name: string
  /** What is known of it besides its name. */
  readonly about: ReactNode
  readonly place: ReactNode
  /** For how long it has been waiting. */
  readonly end: ReactNode
}

function Line({ tone, waiting: { part, id }, name, about, place, end }: LineProps) {
  return (
    <li data-tone={tone}>
      <div>
        <div className="first">
          <strong>
            <RecordLink name={screens[part]} id={id}>
              {name}
            </RecordLink>
          </strong>
          {about}
        </div>
        <div className="small">{place}</div>
      </div>
      <div className="end">{end}</div>
    </li>
  )
}

/** By the second: its clock runs. */
function TrapLine({ trap }: { readonly trap: PassengerTrap }) {
  return (
    <Line
      tone={useTrapView(trap).tone}
      waiting={{ part: 'passengerTraps', id: trap.id }}
      name={trap.liftName}
      about={<TrapStateChip isPlain trap={trap} />}
      place={
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

type OtherRow = Exclude<WaitingRow, { readonly part: 'passengerTraps' }>

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter(part => part !== null).join(' · ')
}

/** The words of a row besides for how long it waits. */
function useWordsOf(waiting: OtherRow, tone: Tone): Pick<LineProps, 'name' | 'about' | 'place'> {
  const t = useTexts()
  const { part, row } = waiting
  const about = <span>{aboutWaiting(waiting, t)}</span>
  switch (part) {
    case 'liftFaults':
      return {
        name: row.liftName,
        about: (
          <>
            <StatusChip isPlain tone={tone} label={whatWaits(waiting, t)} />
            {about}
          </>
        ),
        place: row.address,
      }
    case 'switchOffs':
      return { name: row.liftName, about, place: joined(row.address, row.tel) }
    case 'complaints':
      return {
        name: t('home.waiting.case', { number: row.caseNo }),
        about: (
          <>
            <span>{row.liftName}</span>
            <span>{row.description}</span>
          </>
        ),
        place: row.buildingAddress,
      }
    default:
      return {
        name: row.name,
        about: <span>{row.clientId}</span>,
        place: joined(row.address, aboutWaiting(waiting, t)),
      }
  }
}

/** All but traps wait by the minute. */
function OtherLine({ waiting }: { readonly waiting: OtherRow }) {
  const t = useTexts()
  const now = useServerMinute()
  const tone = waitingTone(waiting, now, trapArrivalTargetMs)
  return <Line tone={tone} waiting={waiting} {...useWordsOf(waiting, tone)} end={waitPhrase(waiting, now, t)} />
}

/** Something that waits for a person: what it is, where, and for how long. */
export function WaitingItem({ waiting }: { readonly waiting: WaitingRow }) {
  return waiting.part === 'passengerTraps' ? <TrapLine trap={waiting.row} /> : <OtherLine waiting={waiting} />
}
