import { deviceAlarms } from '../contract/alarms/device-alarms'
import type { InputOf } from '../contract/endpoint'
import { useAnswer } from './answer'

/** The alarm codes that a list offers; they change with the server alone. Fetched when `isWanted`. */
export function useAlarmTypes(view: NonNullable<InputOf<typeof deviceAlarms.types>['view']>, isWanted = true) {
  return useAnswer(deviceAlarms.types, isWanted ? { view } : undefined, { staleTime: Infinity })
}
