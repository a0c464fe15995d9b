import { deviceAlarms } from '@liftwatch/core/contract/device-alarms'
import { alarmType } from '@liftwatch/core/contract/device-messages'
import { z } from 'zod/mini'
import { alarmStatusFlag } from './alarm-flags'
import { dayFlags, filterFlags, stateName, stateWords } from './filter-flags'

const { shape } = deviceAlarms.page.input
const days = dayFlags('startTs', 'endTs')

/** The flags that filter the alarms of a lift or of a device. */
export const deviceAlarmFlags = filterFlags(
  z.pick(deviceAlarms.page.input, { type: true, errorCode: true, alarmStatus: true, startTs: true, endTs: true }),
  [
    {
      flag: '--kind <kind>',
      name: 'type',
      description: stateWords(alarmType),
      type: stateName(shape.type),
    },
    {
      flag: '--code <codes>',
      name: 'errorCode',
      description: 'codes such as LF7 or PMP1, repeated or with commas between',
      type: shape.errorCode,
      isSeveral: true,
    },
    alarmStatusFlag,
    ...days,
  ],
)

/** The flags that filter a lift's maintenance record. */
export const maintenanceFlags = filterFlags(z.pick(deviceAlarms.page.input, { startTs: true, endTs: true }), days)
