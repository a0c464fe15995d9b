import type { Subjects } from './subjects'

/** An input for each call about maintenance days and their checks. */
export const maintenanceSamples: Record<string, (subjects: Subjects) => Record<string, unknown>> = {
  'maintenanceDays.list': ({ liftId }) => ({ liftId: [liftId], month: '2026-10' }),
  'maintenanceDays.lifts': () => ({ blk: '205' }),
  'maintenanceDays.description': ({ liftId }) => ({ liftId, month: '2026-10' }),
  'maintenanceDays.save': ({ liftId }) => ({ lmScheduleDto: [{ liftId, date: '2001-01-01' }] }),
  'liftChecks.page': () => ({ month: '2026-10', state: ['NOT_DONE'] }),
  'liftChecks.export': () => ({ format: 'csv', month: '2026-10' }),
  'maintenanceChecks.page': ({ liftId }) => ({ liftId }),
  'maintenanceChecks.export': ({ liftId }) => ({ format: 'csv', liftId, month: '2026-10' }),
  'maintenanceChecks.detail': ({ checkId }) => ({ id: checkId }),
  'maintenanceChecks.alarms': ({ checkId }) => ({ id: checkId }),
  'maintenanceChecks.remark': ({ checkId }) => ({ id: checkId, remarks: 'No one came.' }),
}
