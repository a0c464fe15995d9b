import { caseCategoryWords, caseSubcategoryWords } from '../../contract/alarms/case-words'
import { switchOffStateWords } from '../../contract/estate/switch-off-words'
import { alarmStatusWords, operationalStatusWords } from '../../contract/alarms/status-words'

export const states = {
  operationalStatus: { OPEN: 'Open', ...operationalStatusWords },
  /** OUTSTANDING with a report: acknowledged and reported, but the device still says SET. */
  reportedActive: 'Reported, still active',
  /** What is the matter with a trap; these words come before any others. */
  trap: {
    trapped: 'Passenger trapped',
    onSite: 'Passenger trapped, rescue team on site',
    endedUnacknowledged: 'Ended, not acknowledged',
    ended: 'Ended',
    closed: 'Closed',
  },
  alarmStatus: alarmStatusWords,
  severity: { NON_BREAKDOWN: 'Non-breakdown', BREAKDOWN: 'Breakdown', URGENT: 'Urgent' },
  complaintStatus: { OPEN: 'Open', NOT_COMPLETE: 'Not complete', COMPLETE: 'Complete', CLOSED: 'Closed' },
  switchOff: switchOffStateWords,
  complaintPriority: { NORMAL: 'Normal', URGENT: 'Urgent', IMMEDIATE: 'Immediate' },
  caseSubcategory: caseSubcategoryWords,
  caseCategory: caseCategoryWords,
  caseChannel: { RESIDENCE: 'Residence' },
  feedbackType: { FEEDBACK: 'Feedback' },
  /** Of points in a report, by their tone. */
  scoreBand: { ok: 'Green', warning: 'Amber', critical: 'Red' },
  device: { online: 'Online', offline: 'Offline' },
  /** Why something that a device sent was refused. */
  refusal: {
    'wrong-topic': 'Topic not its own',
    'wrong-certificate': 'Certificate not its own',
    'too-many-connections': 'Too many connections',
    'packet-too-large': 'Packet too large',
    'too-many-messages': 'Too many messages',
    'too-many-bytes': 'Too many bytes',
    'too-many-keys': 'Too many telemetry keys',
    'too-many-open-alarms': 'Too many open alarms',
    'too-many-new-alarms': 'Too many new alarms',
    'too-late': 'Alarm too late',
    'too-many-call-lines': 'Too many intercom lines',
    unreadable: 'Unreadable, or from an unknown place',
    retained: 'Retained message',
  },
  /** Of an alarm: whether it waits for a person. */
  waiting: { yes: 'Yes', no: 'No' },
  service: { out: 'Out of service', in: 'In service' },
  testCall: { overdue: 'Overdue', inTime: 'In time' },
  role: { ADMIN: 'Admin', USER: 'User', SUPERUSER: 'Superuser' },
  userKind: { PERSON: 'Person', SERVICE: 'Service account' },
  /** Of an organisation, or of a membership. */
  accessStatus: { ACTIVE: 'Active', INACTIVE: 'Suspended' },
  invitationType: { INVITE: 'Invited', JOIN: 'Joined' },
  invitationStatus: { OPEN: 'Open', JOINED: 'Joined', REVOKED: 'Revoked', EXPIRED: 'Expired' },
  organizationType: {
    LIFTWATCH: 'Liftwatch',
    LIFT_COMPANY: 'Lift company',
    LMD_VENDOR: 'Device vendor',
    MANAGEMENT_AGENT: 'Management agent',
    TOWN_COUNCIL: 'Town council',
    EMSU: 'EMSU',
    BCA: 'BCA',
  },
  live: {
    connecting: 'Connecting',
    live: 'Live',
    polling: 'Polling every 5 s',
    stopped: 'Stopped',
  },
} as const
