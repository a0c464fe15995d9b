import { chakra } from '@chakra-ui/react'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { formatInstant } from '@liftwatch/core/text/format'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import { useTexts } from '../../texts'

const known = new Set([
  'floor',
  'direction',
  'door',
  'speed',
  'load',
  'runs',
  'motorTemperature',
  'roomTemperature',
  'vibration',
  'voltage',
])

/** A key in words; one that no one has named yet, as the device calls it. */
function labelOf(t: Translate, key: string): string {
  return known.has(key) ? t(`estate.telemetry.${key}` as TextKey) : key
}

const knownValues = new Set<unknown>(['IDLE', 'UP', 'DOWN', 'OPEN', 'CLOSED'])

function valueOf(t: Translate, value: TelemetryEntry['value']): string {
  if (typeof value === 'boolean') return t(value ? 'estate.lift.on' : 'estate.lift.off')
  return knownValues.has(value) ? t(`estate.telemetryValue.${String(value)}` as TextKey) : String(value)
}

/** One value of the device, with the instant of its measurement for anyone who points at it. */
export function TelemetryTile({ entry }: { readonly entry: TelemetryEntry }) {
  const t = useTexts()
  return (
    <chakra.div px="3" py="2" borderWidth="1px" borderRadius="l2" bg="bg.panel" title={formatInstant(entry.ts)}>
      <chakra.dt textStyle="xs" color="fg.muted" truncate>
        {labelOf(t, entry.key)}
      </chakra.dt>
      <chakra.dd textStyle="lg" fontWeight="semibold" truncate>
        {valueOf(t, entry.value)}
      </chakra.dd>
    </chakra.div>
  )
}
