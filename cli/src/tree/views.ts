// Each view is loaded when its command is wanted, and no sooner.

export const auditView = async () => (await import('@liftwatch/core/views/resources/audit')).auditView
export const buildingView = async () => (await import('@liftwatch/core/views/resources/buildings')).buildingView
export const liftFaultView = async () => (await import('@liftwatch/core/views/resources/lift-faults')).liftFaultView
export const passengerTrapView = async () =>
  (await import('@liftwatch/core/views/resources/passenger-traps')).passengerTrapView
export const rbeView = async () => (await import('@liftwatch/core/views/resources/rbes')).rbeView
export const lmdView = async () => (await import('@liftwatch/core/views/resources/lmds')).lmdView
export const liftView = async () => (await import('@liftwatch/core/views/resources/lifts')).liftView
export const liftsOfBuildingView = async () =>
  (await import('@liftwatch/core/views/resources/lifts')).liftsOfBuildingView
export const liftsOfLmdView = async () => (await import('@liftwatch/core/views/resources/lifts')).liftsOfLmdView
export const alarmsOfLiftView = async () =>
  (await import('@liftwatch/core/views/resources/device-alarms')).alarmsOfLiftView
export const alarmsOfLmdView = async () =>
  (await import('@liftwatch/core/views/resources/device-alarms')).alarmsOfLmdView
export const maintenanceView = async () =>
  (await import('@liftwatch/core/views/resources/device-alarms')).maintenanceView

/** Scripts get all that is known of an alarm; people see of it what the maintenance record has. */
export async function maintenanceFields() {
  const [{ deviceAlarmTable }, { maintenanceTable }] = await Promise.all([
    import('@liftwatch/core/tables/device-alarms'),
    import('@liftwatch/core/tables/maintenance'),
  ])
  return { ...deviceAlarmTable, ...(maintenanceTable.listed && { listed: maintenanceTable.listed }) }
}
