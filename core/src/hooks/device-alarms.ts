import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { deviceAlarms } from '../contract/device-alarms'
import type { InputOf } from '../contract/endpoint'
import { useFrontEnd } from './front-end'

/** The alarms of one lift, or of all lifts of one device, of every kind. */
export function useDeviceAlarms(input: InputOf<typeof deviceAlarms.page>) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['deviceAlarms', 'page', input],
    queryFn: ({ signal }) => client.deviceAlarms.page(input, signal),
    placeholderData: keepPreviousData,
  })
}

/** The alarm codes that a list offers; they change with the server alone. */
export function useAlarmTypes(view: NonNullable<InputOf<typeof deviceAlarms.types>['view']>) {
  const { client } = useFrontEnd()
  return useQuery({
    queryKey: ['deviceAlarms', 'types', view],
    queryFn: ({ signal }) => client.deviceAlarms.types({ view }, signal),
    staleTime: Infinity,
  })
}
