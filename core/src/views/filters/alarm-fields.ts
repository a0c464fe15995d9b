import { alarmStatus, operationalStatus, statusFilter } from '../../contract/alarms/alarms'
import type { DaysField, FilterField } from './filter-field'
import { optionWord } from './option-word'

/** Lists of alarms have tabs by it. OPEN is for those who know that the tabs begin with it. */
export const operationalStatusField = {
  kind: 'tab',
  name: 'operationalStatus',
  flag: '--status <status>',
  label: 'alarms.fields.operationalStatus',
  options: statusFilter.options.map(value => ({ value, label: `states.operationalStatus.${value}` as const })),
  help: operationalStatus.options.map(value => optionWord({ value })).join(', '),
} as const satisfies FilterField

/** Whether the device still reports it. */
export const alarmStatusField = {
  kind: 'choice',
  name: 'alarmStatus',
  label: 'alarms.fields.alarmStatus',
  width: '6rem',
  flag: '--alarm-status <status>',
  options: alarmStatus.options.map(value => ({ value, label: `states.alarmStatus.${value}` as const })),
} as const satisfies FilterField

/** Whether it waits for a person, as the home page counts it. */
export const waitingField = {
  kind: 'choice',
  name: 'isWaiting',
  label: 'alarms.fields.isWaiting',
  width: '8rem',
  flag: '--waiting <answer>',
  options: [
    { value: 'true', label: 'states.waiting.yes', word: 'yes' },
    { value: 'false', label: 'states.waiting.no', word: 'no' },
  ],
  help: 'yes or no: whether it waits for a person',
} as const satisfies FilterField

/** The days on which an alarm was set, by the names that the contract of its list has for them. */
export function setDaysField<Start extends string, End extends string>(start: Start, end: End): DaysField<Start | End> {
  const label = 'alarms.fields.setTimeRange'
  return {
    kind: 'days',
    help: 'set',
    start,
    end,
    label,
    from: 'alarms.fields.setFrom',
    until: 'alarms.fields.setUntil',
  }
}
