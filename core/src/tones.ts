import type { InvitationStatus } from './contract/accounts/invitations'
import type { AccessStatus } from './contract/accounts/organizations'
import type { AlarmStatus, OperationalStatus, Severity } from './contract/alarms/alarms'
import type { ComplaintPriority, ComplaintStatus } from './contract/alarms/case-fields'
import type { LiveMode } from './contract/events'
import type { SwitchOffState } from './contract/estate/switch-offs'
import type { LiftFlag } from './contract/estate/lifts'

/**
 * What a colour means. Each front-end paints the tones in its own theme file; critical is reserved for 'act now'. What is attended is as
 * grave, but attended to: red in outline only.
 */
export type Tone = 'critical' | 'attended' | 'warning' | 'info' | 'ok' | 'muted'

type Status = OperationalStatus | AlarmStatus | ComplaintStatus | ComplaintPriority | 'ONLINE' | 'OFFLINE'

/**
 * The colour of each status, as both documents have it (decisions.md section 17). Where that puts red on what needs no one's attention, it is
 * red in outline.
 */
export const statusTone = {
  CLEAR: 'ok',
  COMPLETE: 'ok',
  ONLINE: 'ok',
  IMMEDIATE: 'warning',
  OUTSTANDING: 'info',
  NORMAL: 'info',
  OPEN: 'info',
  CLOSED: 'muted',
  OFFLINE: 'muted',
  SET: 'critical',
  URGENT: 'critical',
  DEPLOYMENT: 'attended',
  NOT_COMPLETE: 'attended',
} as const satisfies Record<Status, Tone>

/** Reported while it was active: neither is right, so an operator has to look. */
export const reportedActiveTone = 'warning' satisfies Tone

/** The tone of an operational status; `isReported` is that of `isReportedActive`. */
export function operationalTone(status: OperationalStatus, isReported: boolean): Tone {
  return isReported ? reportedActiveTone : statusTone[status]
}

/** Of a planned switch-off: open ones blue, closed ones grey, others orange (specification 2 section 2). */
export const switchOffTone = {
  OPEN: 'info',
  DELAY: 'warning',
  CLOSED: 'muted',
  CANCELLED: 'muted',
} as const satisfies Record<SwitchOffState, Tone>

/** Of an organisation, or of a membership (specification 2 section 4). */
export const accessStatusTone = { ACTIVE: 'ok', INACTIVE: 'muted' } as const satisfies Record<AccessStatus, Tone>

export const invitationStatusTone = {
  OPEN: 'info',
  JOINED: 'ok',
  REVOKED: 'muted',
  EXPIRED: 'muted',
} as const satisfies Record<InvitationStatus, Tone>

/** By the phase of an alarm (`alarmPhase`): what is over but unacknowledged does not look calm. */
export const alarmPhaseTone = {
  active: statusTone.SET,
  waiting: 'warning',
  over: statusTone.CLEAR,
} as const satisfies Record<string, Tone>

export const severityTone = {
  URGENT: 'critical',
  BREAKDOWN: 'warning',
  NON_BREAKDOWN: 'muted',
} as const satisfies Record<Severity, Tone>

/** Critical is what may keep someone in a lift or has stopped it; the rest is to know. */
export const liftFlagTone = {
  PT: 'critical',
  Complaint: 'warning',
  LB: 'critical',
  LJ: 'critical',
  OMS: 'muted',
  RO: 'critical',
  PSF: 'warning',
  LM: 'info',
  MOF: 'muted',
  ARDI: 'warning',
  CF: 'warning',
  LMDC: 'warning',
} as const satisfies Record<LiftFlag, Tone>

export const liveModeTone = {
  connecting: 'muted',
  live: 'ok',
  polling: 'warning',
  stopped: 'critical',
} as const satisfies Record<LiveMode, Tone>

const gravity: readonly Tone[] = ['critical', 'attended', 'warning', 'info', 'ok', 'muted']

/** The gravest tone among a lift's flags; undefined where it has none. */
export function liftFlagsTone(flags: readonly LiftFlag[]): Tone | undefined {
  const tones = new Set<Tone>(flags.map(flag => liftFlagTone[flag]))
  return gravity.find(tone => tones.has(tone))
}

/** A maintenance day in a lift's calendar, by its mark (specification 2 section 4). */
export const dayMarkTone = { fixed: 'critical', moved: 'warning', new: 'info' } as const satisfies Record<string, Tone>

/** Of a whole estate (`homeState`). That nothing may be seen is no calm. */
export const homeStateTone = {
  late: 'critical',
  waiting: 'warning',
  quiet: 'ok',
  unknown: 'info',
} as const satisfies Record<string, Tone>

const trapStateTone = {
  trapped: 'warning',
  onSite: 'warning',
  endedUnacknowledged: 'warning',
  ended: 'info',
  closed: 'muted',
} as const satisfies Record<string, Tone>

/**
 * The one tone of a trap: of its lane, its row, its detail and its clock, by its state (`trapView`). Nothing that waits for a
 * person is green; that help came late is said in words.
 */
export function trapTone({
  state,
  isUrgent,
}: {
  readonly state: keyof typeof trapStateTone
  readonly isUrgent: boolean
}): Tone {
  return isUrgent ? 'critical' : trapStateTone[state]
}

/** From how many points on a score is well, and from how many it is to be watched; below that it is bad. */
export interface ScoreBands {
  readonly okFrom: number
  readonly warningFrom: number
}

/** The tone of points: what a report of the month shows in green, amber and red. */
export function scoreTone(score: number, { okFrom, warningFrom }: ScoreBands): 'ok' | 'warning' | 'critical' {
  if (score >= okFrom) return 'ok'
  return score >= warningFrom ? 'warning' : 'critical'
}
