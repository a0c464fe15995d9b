import type { AlarmStatus, OperationalStatus } from './alarms'

/** The English words for the statuses; apart from the shapes, so that a page can show words before it needs those. */
export const operationalStatusWords = {
  DEPLOYMENT: 'Deployment',
  OUTSTANDING: 'Outstanding',
  CLOSED: 'Closed',
} as const satisfies Record<OperationalStatus, string>

export const alarmStatusWords = { SET: 'Set', CLEAR: 'Clear' } as const satisfies Record<AlarmStatus, string>
