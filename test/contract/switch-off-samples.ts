import { switchOffTimes, type Subjects } from './subjects'

/** An input for each call about planned switch-offs. */
export const switchOffSamples: Record<string, (subjects: Subjects) => Record<string, unknown>> = {
  'switchOffs.page': () => ({ tab: 'OPEN', liftCompany: 'A' }),
  'switchOffs.export': () => ({ format: 'csv', tab: 'HISTORY' }),
  'switchOffs.detail': ({ switchOffId }) => ({ id: switchOffId }),
  'switchOffs.count': () => ({ tc: 'AMK' }),
  'switchOffs.create': ({ liftId }) => ({ liftId, report: 'Ropes', ...switchOffTimes() }),
  'switchOffs.edit': ({ switchOffId }) => ({ id: switchOffId, updatedAt: 0, report: 'Brake' }),
  'switchOffs.switchOn': ({ switchOffId }) => ({ id: switchOffId }),
  'switchOffs.cancel': ({ switchOffId }) => ({ id: switchOffId, reason: 'Parts are late' }),
}
