import { alarmFilter, alarmStatus, operationalStatus } from '@liftwatch/core/contract/alarms'
import type { FilterFlag } from './filter-flag'
import { stateName, stateWords } from './filter-flags'

const { shape } = alarmFilter

export const operationalStatusFlag: FilterFlag = {
  flag: '--status <status>',
  name: 'operationalStatus',
  description: stateWords(operationalStatus),
  type: stateName(shape.operationalStatus),
}

export const alarmStatusFlag: FilterFlag = {
  flag: '--alarm-status <status>',
  name: 'alarmStatus',
  description: stateWords(alarmStatus),
  type: stateName(shape.alarmStatus),
}
