import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import type { DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { home } from '@liftwatch/core/contract/home/home'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatShortInstant } from '@liftwatch/core/text/format'
import type { AlarmTab } from '@liftwatch/core/domain/alarm-tabs'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { markedOff } from '@liftwatch/core/views/home/fault-words'
import type { HomeList } from '@liftwatch/core/views/home/home-lists'
import type { ComponentType } from 'react'
import { AlarmStatusChip, OperationalStatusChip } from '../../alarms/alarm-states'
import { ListLink } from '../../app/list-link'
import { RecordLink } from '../../app/record-link'
import { LoadError } from '../../components/contact/load-error'
import { StaleMark, StaleRows } from '../../components/contact/stale-rows'
import { alarmScreen } from '../../estate/alarm-screen'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'

/** Its newest are at the tab of all. */
const allFaults: HomeList = { screen: 'lift-fault', filter: { operationalStatus: 'ALL' satisfies AlarmTab } }

interface RecentListProps<Row> {
  readonly title: string
  readonly list?: HomeList
  /** Undefined while they are not known. */
  readonly rows: readonly Row[] | undefined
  readonly emptyText: string
  readonly Words: ComponentType<{ readonly alarm: Row }>
}

function RecentList<Row extends AlarmFacts>({ title, list, rows, emptyText, Words }: RecentListProps<Row>) {
  return (
    <section className="panel" aria-label={title} aria-busy={rows === undefined}>
      <div className="head">
        <h2>
          <ListLink list={list}>{title}</ListLink>
        </h2>
        <StaleMark />
      </div>
      <StaleRows>
        <ul className="rows">
          {rows?.map(one => (
            <li key={one.id}>
              <div>
                <Words alarm={one} />
              </div>
              <Ends alarm={one} />
            </li>
          ))}
          {rows?.length === 0 && <li className="muted">{emptyText}</li>}
        </ul>
      </StaleRows>
    </section>
  )
}

function Ends({ alarm }: { readonly alarm: AlarmFacts }) {
  const now = useServerMinute()
  return (
    <div className="end">
      {formatShortInstant(alarm.alarmStartTs, now)}
      <div>
        <AlarmStatusChip isPlain alarm={alarm} />
      </div>
    </div>
  )
}

function FaultWords({ alarm: fault }: { readonly alarm: LiftFault }) {
  const t = useTexts()
  return (
    <>
      <div className="first">
        <RecordLink name="lift-fault" id={fault.id}>
          {fault.liftName}
        </RecordLink>
        <OperationalStatusChip isPlain alarm={fault} />
      </div>
      <div className="small">{markedOff(descriptionIn(t.language, fault.description), fault.isLiftOff, t)}</div>
    </>
  )
}

function AlarmWords({ alarm }: { readonly alarm: DeviceAlarm }) {
  const t = useTexts()
  const screen = alarmScreen[alarm.type]
  return (
    <>
      <div className="first">
        {screen ? (
          <RecordLink name={screen} id={alarm.id}>
            {alarm.liftName}
          </RecordLink>
        ) : (
          <span>{alarm.liftName}</span>
        )}
        <span>{alarm.code}</span>
        <span className="muted">{t(`estate.deviceAlarm.types.${alarm.type}`)}</span>
      </div>
      <div className="small">{descriptionIn(t.language, alarm.description)}</div>
    </>
  )
}

/** The newest lift faults, and the newest alarms of all kinds. */
export function Recent() {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(home.recent, {})
  const hasNone = data && !data.liftFaults && !data.alarms
  if (hasNone) return null
  return (
    <div className="recent">
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {data?.liftFaults !== null && (
        <RecentList
          title={t('home.recent.liftFaults')}
          list={allFaults}
          rows={data?.liftFaults}
          emptyText={t('home.recent.noLiftFaults')}
          Words={FaultWords}
        />
      )}
      {data?.alarms !== null && (
        <RecentList
          title={t('home.recent.alarms')}
          rows={data?.alarms}
          emptyText={t('home.recent.noAlarms')}
          Words={AlarmWords}
        />
      )}
    </div>
  )
}
