import { deviceAlarms } from '@liftwatch/core/contract/device-alarms'
import { lifts, type LiftRow } from '@liftwatch/core/contract/lifts'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useTelemetry } from '@liftwatch/core/hooks/telemetry'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useRemembered } from '../../screen-memory'
import { useProgram } from '../../program'
import { useListEntries } from '../use-list-entries'
import { alarmFacts } from './alarm-facts'
import { liftFacts } from './lift-facts'
import { telemetryFacts } from './telemetry-facts'
import { withSamples, type TelemetryHistory } from './telemetry-history'
import { useLiftCommands } from './use-lift-commands'

interface LiftScreenProps {
  readonly id: string
  readonly title: string
  /** As it was in the list, where one came from there. */
  readonly row: LiftRow | undefined
}

const alarmsShown = 20

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
  const trail = [translate('tables.titles.lifts'), title] as const
  const entries = useListEntries(trail, [
    { list: 'deviceAlarms', id, input: { deviceId: id }, number: alarms?.totalElements },
    { list: 'maintenance', id, input: { deviceId: id } },
    { list: 'complaints', id, input: { liftId: id } },
  ])
  const facts = [
    ...entries,
    ...telemetryFacts(telemetry, next, translate, now),
    ...(lift ? liftFacts(lift, translate) : []),
    ...alarmFacts(alarms?.content, translate),
  ]
  useKeys(useLiftCommands({ id, name: title }))
  return <Detail trail={trail} facts={facts} error={error} />
}
