import { z } from 'zod/mini'
import { deviceAlarmFilter } from '../../contract/alarms/device-alarms'
import { alarmType } from '../../contract/alarms/alarm-type'
import { alarmStatusField, setDaysField } from './alarm-fields'
import { filterFields, type CodeList } from './filter-field'

const days = { startTs: true, endTs: true } as const
const input = z.pick(deviceAlarmFilter, { type: true, errorCode: true, alarmStatus: true, ...days })

function deviceAlarmFilters(codes: CodeList) {
  return filterFields(input, [
    {
      kind: 'choice',
      name: 'type',
      label: 'estate.deviceAlarm.type',
      width: '9rem',
      flag: '--kind <kind>',
      options: alarmType.options.map(value => ({ value, label: `estate.deviceAlarm.types.${value}` as const })),
    },
    {
      kind: 'codes',
      name: 'errorCode',
      label: 'estate.deviceAlarm.code',
      width: '11rem',
      flag: '--code <codes>',
      codes,
      help: 'codes such as LF7 or PMP1',
    },
    alarmStatusField,
    setDaysField('startTs', 'endTs'),
  ])
}

/** The filters of the alarms of one lift. */
export const liftAlarmFilters = deviceAlarmFilters('LIFT_SELECTOR')

/** The filters of the alarms of one device. */
export const lmdAlarmFilters = deviceAlarmFilters('LMD')

/** The filters of a lift's maintenance record. */
export const maintenanceFilters = filterFields(z.pick(deviceAlarmFilter, days), [
  { ...setDaysField('startTs', 'endTs'), label: 'estate.maintenance.days' },
])
