import type { MaintenanceCheck } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { scheduleDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'

const nameOf = ({ liftName, date }: MaintenanceCheck) => `${liftName}/${date}`

/** Maintenance checks, by their lift and day. */
export const checkKind: NamedKind<MaintenanceCheck> = {
  argument: 'check',
  help: 'check, by its lift and day, such as AMK-AMA1-205-A/2026-11-05, or id',
  detail: (client, id) => client.maintenanceChecks.detail({ id }),
  async search(client, typed) {
    const [lift = '', day] = typed.split('/')
    const parts = splitLiftName(lift)
    if (!parts || !scheduleDay.safeParse(day).success) return []
    return (await client.maintenanceChecks.page({ ...parts, date: day, size: pageSizeMax })).content
  },
  nameOf,
  isExact: true,
}
