import { en } from '@liftwatch/core/text/en'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import { clockText } from './local-times'

const stateOf: Readonly<Record<string, 'operationalStatus' | 'alarmStatus' | 'severity'>> = {
  operationalStatus: 'operationalStatus',
  alarmStatus: 'alarmStatus',
  severity: 'severity',
}

function filterText(words: Translate, name: string, value: unknown, toLocal: (ts: number) => number): string {
  if (Array.isArray(value)) return value.map(item => filterText(words, name, item, toLocal)).join(', ')
  if (name.endsWith('Ts')) return clockText(toLocal(Number(value)))
  const state = stateOf[name]
  return state ? words(`states.${state}.${String(value)}` as TextKey) : String(value)
}

/** The filters that were set, each by its name and value for people. */
export function filtersText(
  words: Translate,
  filters: Readonly<Record<string, unknown>>,
  toLocal: (ts: number) => number,
): [name: string, value: string][] {
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [
      name in en.exports.filters ? words(`exports.filters.${name}` as TextKey) : name,
      filterText(words, name, value, toLocal),
    ])
}
