import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { useLift, useTelemetry } from '@liftwatch/core/hooks/lifts'
import { useDeviceAlarms } from '@liftwatch/core/hooks/device-alarms'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useKept } from '../../kept'
import { useProgram } from '../../program'
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
  const { data, error } = useLift(id)
  const { data: telemetry } = useTelemetry(id)
  const { data: alarms } = useDeviceAlarms({ deviceId: id, size: alarmsShown })
  const [history, keep] = useKept<TelemetryHistory>(`telemetry ${id}`, () => new Map())
  const lift = data ?? row
  const next = telemetry ? withSamples(history, telemetry) : history
  if (next !== history) keep(() => next)
  const facts = [
    ...telemetryFacts(telemetry, next, translate, now),
    ...(lift ? liftFacts(lift, translate) : []),
    ...alarmFacts(alarms?.content, translate),
  ]
  useKeys(useLiftCommands({ id, name: title }))
  return <Detail trail={[translate('tables.titles.lifts'), title]} facts={facts} error={error} />
}
