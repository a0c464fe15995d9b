import type { TelemetryEntry, TelemetryValue } from '@liftwatch/core/contract/devices/telemetry'
import { deviceSilentAfterMs } from '@liftwatch/core/limits'
import { formatDuration } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { estate } from '@liftwatch/core/text/en/estate'
import type { Fact } from '../../components/facts/facts'
import { fit } from '../../components/text/fit'
import { sparkline } from './sparkline'
import type { TelemetryHistory } from './telemetry-history'

function isNamed<Names extends object>(names: Names, key: string | number | boolean): key is keyof Names & string {
  return Object.hasOwn(names, String(key))
}

function keyWords(key: string, translate: Translate): string {
  if (isNamed(estate.telemetry, key)) return translate(`estate.telemetry.${key}`)
  // A key that no one has named is called as the device calls it.
  return isNamed(estate.flags, key) ? translate(`estate.flags.${key}`) : key
}

function valueWords(value: TelemetryValue, translate: Translate): string {
  if (typeof value === 'boolean') return translate(value ? 'estate.lift.on' : 'estate.lift.off')
  return isNamed(estate.telemetryValue, value) ? translate(`estate.telemetryValue.${value}`) : String(value)
}

const valueWidth = 10
const lineWidth = 40

/** What a lift says at this moment, its numbers with how they went; an old value says how old it is. */
export function telemetryFacts(
  entries: readonly TelemetryEntry[] | undefined,
  history: TelemetryHistory,
  translate: Translate,
  now: number,
): Fact[] {
  if (!entries) return []
  if (entries.length === 0) {
    return [
      { key: 'telemetry', label: translate('estate.lift.monitoring'), text: translate('estate.lift.noTelemetry') },
    ]
  }
  return entries.map(({ key, value, ts }) => {
    const values = (history.get(key) ?? []).map(sample => sample.value)
    const line = values.length > 1 ? sparkline(values, lineWidth) : ''
    const ageMs = now - ts
    const isOld = ageMs > deviceSilentAfterMs
    const age = isOld ? ` · ${translate('live.age', { age: formatDuration(ageMs, translate.language) })}` : ''
    return {
      key: `telemetry ${key}`,
      label: keyWords(key, translate),
      text: `${fit(valueWords(value, translate), valueWidth)} ${line}${age}`.trimEnd(),
      ...(isOld && { tone: 'warning' as const }),
    }
  })
}
