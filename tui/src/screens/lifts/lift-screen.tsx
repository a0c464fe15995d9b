import { deviceAlarms } from '@liftwatch/core/contract/alarms/device-alarms'
import { lifts, type LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useTelemetry } from '@liftwatch/core/hooks/telemetry'
import { liftView } from '@liftwatch/core/views/resources/lifts'
import { useServerSecond } from '../../program/clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useRemembered } from '../../navigation/screen-memory'
import { useProgram } from '../../program/program'
import { useLogCaseCommand } from '../cases/use-log-case-command'
import { complaintsOfLiftKind } from '../complaints/complaint-kinds'
import { alarmsOfLiftKind, maintenanceKind } from '../device-alarms/device-alarm-kinds'
import { useMonthEntry } from '../maintenance/use-month-entry'
import { usePlanCommand } from '../switch-offs/use-plan-command'
import { listEntry, useListEntries } from '../use-list-entries'
import { useRecordCommands } from '../use-record-commands'
import { alarmFacts, alarmsShown } from './alarm-facts'
import { liftFacts } from './lift-facts'
import { telemetryFacts } from './telemetry-facts'
import { withSamples, type TelemetryHistory } from './telemetry-history'

interface LiftScreenProps {
  readonly id: string
  readonly title: string
  /** As it was in the list, where one came from there. */
  readonly row: LiftRow | undefined
}

/** One lift: its flags, what it says every 5 s and how that went while one was looking, its alarms. */
export function LiftScreen({ id, title, row }: LiftScreenProps) {
  const { translate } = useProgram()
  const now = useServerSecond()
  const { data, error } = useAnswer(lifts.detail, { id })
  const { data: telemetry } = useTelemetry(id)
  const { data: alarms } = useAnswer(deviceAlarms.page, { deviceId: id, size: alarmsShown })
  const [history, keep] = useRemembered<TelemetryHistory>(`telemetry ${id}`, () => new Map())
  const lift = data ?? row
  const next = telemetry ? withSamples(history, telemetry) : history
  if (next !== history) keep(() => next)
  const trail = [translate(liftView.title), title] as const
  const entries = useListEntries(trail, [
    listEntry(alarmsOfLiftKind, { id, label: 'monitor.allAlarms', number: alarms?.totalElements }),
    listEntry(maintenanceKind, { id }),
    listEntry(complaintsOfLiftKind, { id }),
  ])
  const month = useMonthEntry(id, title)
  const facts = [
    ...entries,
    ...month,
    ...telemetryFacts(telemetry, next, translate, now),
    ...(lift ? liftFacts(lift, translate) : []),
    ...alarmFacts(alarms?.content, translate),
  ]
  const logCase = useLogCaseCommand({ liftId: id, liftName: title })
  const plan = usePlanCommand(lift)
  useKeys({ ...useRecordCommands({ name: title, path: detailPath('lifts', id) }), ...logCase, ...plan })
  return <Detail trail={trail} facts={facts} error={error} />
}
