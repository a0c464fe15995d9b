import { telemetryKeyMaxBytes, telemetryKeysMax, telemetryTextMaxBytes } from '../../limits'
import type { TelemetryValue } from './telemetry'

const encoder = new TextEncoder()
/** Of a key in a message about it: it may be as long as a message. */
const shownCharacters = 40

/** Whether a text is within a number of bytes in UTF-8; most are so short that nothing needs to be encoded. */
function isWithinBytes(text: string, maxBytes: number): boolean {
  if (text.length * 3 <= maxBytes) return true
  return text.length <= maxBytes && encoder.encode(text).length <= maxBytes
}

const isPlain = (text: string) => !text.includes('\0')

/** Why the values of a telemetry message cannot be stored, with the path of the value at fault; nothing where they can. */
export function telemetryProblem(
  values: Readonly<Record<string, TelemetryValue>>,
): { readonly path: string[]; readonly message: string } | undefined {
  const keys = Object.keys(values)
  if (keys.length > telemetryKeysMax) return { path: [], message: `must have at most ${telemetryKeysMax} keys` }
  for (const key of keys) {
    const value = values[key]!
    const path = [key.slice(0, shownCharacters)]
    if (key === '' || !isPlain(key) || !isWithinBytes(key, telemetryKeyMaxBytes)) {
      return { path, message: `must have a key of 1 to ${telemetryKeyMaxBytes} bytes, without the character NUL` }
    }
    if (typeof value === 'string' && !(isPlain(value) && isWithinBytes(value, telemetryTextMaxBytes))) {
      return { path, message: `must have at most ${telemetryTextMaxBytes} bytes, and no character NUL` }
    }
  }
  return undefined
}
