interface ErrorRow {
  /** HTTP status; 0 where the error never crosses HTTP. */
  readonly status: number
  /** Exit code of the command line. */
  readonly exit: number
  /** Whether the same call may succeed when it is made again unchanged. */
  readonly isRetryable: boolean
  /** English sentence; {{name}} is replaced by a parameter. Other languages translate by code. */
  readonly detail: string
}

function row(status: number, exit: number, detail: string, isRetryable = false): ErrorRow {
  return { status, exit, isRetryable, detail }
}

/** Every error that Liftwatch can name: the only place where a status or an exit code is chosen. */
export const errorTable = {
  'bad-input': row(400, 2, 'Invalid input.'),
  'unknown-town': row(400, 2, '‘{{name}}’ is neither a town nor a town council that you see.'),
  'bad-login': row(400, 4, 'Incorrect user name or password.'),
  'not-logged-in': row(401, 4, 'Log in first.'),
  'bad-device': row(401, 4, 'The device is not known, or its token is wrong.'),
  'no-permission': row(403, 5, 'Sorry, you are not authorized to do this.'),
  'beyond-own-permissions': row(
    403,
    5,
    'This would give access that you, or your access token, do not have yourself: {{permissions}}.',
  ),
  'foreign-origin': row(403, 5, 'The call came from another web site.'),
  'no-organization': row(409, 7, 'Choose an organisation first.'),
  'other-organization': row(
    409,
    7,
    'The access token is for {{name}}; leave the organisation out, or use a token of it.',
  ),
  'other-user': row(409, 7, 'You are now logged in as {{name}}: reload to go on as {{name}}, or log in again.'),
  'no-membership': row(404, 6, 'You do not belong to this organisation, or no longer: choose another.'),
  'not-found': row(404, 6, 'Not found.'),
  'protected-organization': row(409, 7, 'The Liftwatch organisation itself cannot be created, viewed or changed.'),
  'own-organization': row(409, 7, 'Your own organisation cannot be suspended or resumed.'),
  'name-taken': row(409, 7, 'There is a ‘{{name}}’ already.'),
  'not-an-emsu': row(409, 7, '‘{{name}}’ is no EMSU: only an EMSU serves councils.'),
  'own-user': row(409, 7, 'This would change your own access; another administrator can do it.'),
  'last-admin': row(409, 7, '{{name}} is the last active administrator of the organisation.'),
  'protected-permission': row(409, 7, 'The permission {{name}} cannot be given or taken away.'),
  'own-group': row(409, 7, 'You are in the group {{name}}; an administrator can change it.'),
  'service-account-role': row(400, 2, 'A service account has the role USER.'),
  'beyond-service-account': row(409, 7, 'The groups of the service account do not grant {{permissions}}.'),
  'groups-for-user-alone': row(400, 2, 'Groups are for the role USER alone.'),
  'too-many-groups': row(409, 7, 'There are {{max}} groups already; remove one first.'),
  'already-suspended': row(0, 7, 'Already suspended.'),
  'not-suspended': row(0, 7, 'Not suspended.'),
  'invitation-over': row(0, 7, 'The invitation is over: it was revoked, or has expired.'),
  'already-joined': row(409, 7, '{{email}} has joined already.'),
  'other-document': row(409, 7, 'The file is of {{named}}, and you work in {{name}}.'),
  'unknown-group-member': row(400, 2, '{{email}} is in the group {{group}}, and not among the members.'),
  'unknown-lift': row(400, 2, 'There is no lift {{name}}.'),
  'lift-retired': row(410, 6, '{{name}} was retired at {{retiredAt}}: ‘{{reason}}’.'),
  'lift-has-open-trap': row(409, 7, '{{name}} has a passenger trap that is still active: it cannot be retired.'),
  'lift-has-open-cases': row(409, 7, '{{name}} has open cases: close them before it is retired.'),
  'unknown-organization': row(400, 2, 'There is no organisation {{name}} of the type {{type}}.'),
  'already-acknowledged': row(409, 7, 'Already acknowledged by {{name}} at {{sinceAt}}.'),
  'not-awaiting-acknowledgement': row(409, 7, 'Already closed.'),
  'already-closed': row(409, 7, 'Already closed.'),
  'already-arrived': row(0, 7, 'Already on site since {{sinceAt}}.'),
  'not-taken-back': row(
    409,
    7,
    'The acknowledgement cannot be taken back: that is for the operator who made it, within {{seconds}} s, while nothing else has been done.',
  ),
  'no-team-to-correct': row(409, 7, 'There is no team to correct: unacknowledged, or closed already.'),
  'not-deployed': row(409, 7, 'Acknowledge first.'),
  'report-locked': row(409, 7, 'Acknowledge first.'),
  'wrong-case-status': row(
    409,
    7,
    'The status of the case does not allow this; last changed by {{name}} at {{sinceAt}}.',
  ),
  'case-closed': row(409, 7, 'The case is closed.'),
  'technician-needed': row(400, 2, 'Name the technician.'),
  'remark-needed': row(400, 2, 'Give the reason in a remark.'),
  'changed-meanwhile': row(409, 7, 'Changed meanwhile by {{name}} at {{sinceAt}}: nothing was saved.'),
  'lift-has-switch-off': row(409, 7, 'The lift has a planned switch-off already.'),
  'off-time-passed': row(400, 2, 'The off time cannot be before now.'),
  'on-time-too-soon': row(400, 2, 'The on time has to be at least one day after the off time.'),
  'switch-off-too-far': row(400, 2, 'Off and on time have to be within a year.'),
  'switch-off-times-fixed': row(409, 7, 'The off time has come: the report alone can be changed.'),
  'switch-off-closed': row(409, 7, 'The switch-off is closed.'),
  'not-off-yet': row(409, 7, 'The off time has not come yet.'),
  'off-already': row(409, 7, 'The lift is off already: switch it on instead.'),
  'already-switched-on': row(409, 7, 'Already switched on by {{name}} at {{sinceAt}}.'),
  'one-alarm-only': row(400, 2, 'A case names a lift fault or a passenger trap, and not both.'),
  'too-many-open-cases': row(409, 7, 'The lift has {{max}} open cases already.'),
  'too-many-call-lines': row(409, 7, 'The case has {{max}} lines already.'),
  'day-not-free': row(409, 7, '{{day}} is not free: {{reason}}.'),
  'schedule-finalised': row(409, 7, 'The maintenance day {{day}} is finalised: it is not changed any more.'),
  'reason-needed': row(400, 2, 'Please enter reason.'),
  'check-not-over': row(409, 7, 'A remark is for a check that was not done, or was short.'),
  'too-many-remarks': row(409, 7, 'The check has {{max}} remarks already.'),
  'link-expired': row(410, 6, 'The link has been used, or is too old.'),
  'has-account': row(409, 7, 'There is an account for this address; log in with it to join.'),
  'wrong-password': row(400, 2, 'The old password is wrong.'),
  'weak-password': row(
    400,
    2,
    'This password is easy to guess: it is a common one, a pattern, or made of your name, address or organisation. Use a passphrase.',
  ),
  'second-factor-needed': row(400, 4, 'A code of your authenticator app is needed, or a recovery code (--code).'),
  'wrong-code': row(400, 4, 'The code is wrong, or has been used.'),
  'second-factor-required': row(
    403,
    5,
    'Two-step log-in is required. Set it up in the console, or log in with a code.',
  ),
  'second-factor-on': row(409, 7, 'Two-step log-in is on already.'),
  'no-second-factor': row(409, 7, 'Two-step log-in is off.'),
  'own-second-factor-first': row(409, 7, 'Set up two-step log-in for yourself first.'),
  'provider-away': row(0, 8, 'The log-in provider cannot be reached. Log in with your password, or try again.', true),
  'provider-refused': row(0, 4, 'The log-in was not completed. Try again.'),
  'provider-stranger': row(0, 4, 'There is no account for this log-in. Ask your administrator for an invitation.'),
  'token-expired': row(409, 7, 'The access token {{name}} has expired: create another.'),
  'mail-sent': row(409, 7, 'The mail to {{name}} was sent at {{sentAt}}.'),
  'mail-too-old': row(409, 7, 'The mail to {{name}} is too old: its link opens nothing any more.'),
  'too-many-tokens': row(409, 7, 'There are {{max}} tokens already; remove one first.'),
  'dashboard-unavailable': row(502, 8, 'The dashboard ‘{{name}}’ is unavailable ({{reason}}).'),
  'read-only': row(0, 5, 'Started with --readonly.'),
  'shared-job': row(0, 1, 'The server runs in this job too, and would stop. Use another window.'),
  'session-needed': row(403, 5, 'This cannot be done with an access token; log in.'),
  'estate-conflict': row(409, 7, 'The estate already has {{name}}.'),
  'too-large': row(413, 2, 'The input is too large.'),
  'too-many-attempts': row(429, 4, 'Too many attempts; try again in {{seconds}} s.', true),
  'over-budget': row(429, 8, 'The device sends more than it may; try again in {{seconds}} s.', true),
  overloaded: row(503, 8, 'The server has more to do than it can; try again soon.', true),
  'not-ready': row(503, 8, 'The server is not ready.', true),
  'system-failure': row(500, 1, 'System failure, please try again later.', true),
  unreachable: row(0, 8, 'Server {{server}} unreachable.', true),
  'connection-refused': row(0, 8, 'Server {{server}} unreachable: the connection was refused.', true),
  'no-answer': row(0, 8, 'Server {{server}} unreachable: it hung up without an answer; check port and https.', true),
  'unknown-host': row(0, 8, 'Server {{server}} unreachable: there is no host {{host}}.'),
  'no-name-service': row(0, 8, 'Server {{server}} unreachable: the name {{host}} cannot be looked up now.', true),
  'untrusted-server': row(0, 8, 'Server {{server}} is not trusted: {{reason}}.'),
  'certificate-needed': row(
    0,
    8,
    'Server {{server}} asks for a client certificate, or refused the one that it was shown.',
  ),
  'wrong-protocol': row(0, 8, 'What answers at {{server}} speaks another protocol; check http, https and the port.'),
  'proxy-unreachable': row(0, 8, 'Proxy {{proxy}} unreachable; check HTTPS_PROXY, HTTP_PROXY and NO_PROXY.', true),
  'proxy-refused': row(0, 8, 'The proxy did not connect to {{server}}: it answered {{status}}.'),
  'not-liftwatch': row(0, 8, 'What answers at {{server}} is not a Liftwatch server.'),
  'timed-out': row(0, 8, 'The server at {{server}} did not answer in time.', true),
  'cut-off': row(0, 8, 'The server at {{server}} ended its answer too early.', true),
  'bad-answer': row(0, 1, 'The server gave an answer that this version does not understand.'),
  'bad-setting': row(0, 2, '{{name}} {{problem}}.'),
  'unwritable-file': row(0, 1, '{{file}} cannot be written: {{reason}}.'),
  'unwritable-output': row(0, 1, 'What was asked for could not be written to stdout: {{reason}}.'),
  'undelivered-token': row(0, 1, 'The token could not be handed over on stdout: it is not valid.'),
  'file-exists': row(0, 7, '{{file}} exists already; give --if-exists replace to replace it.'),
  'file-locked': row(0, 7, '{{file}} is being written by process {{pid}} on {{host}}.'),
  'unreadable-file': row(0, 2, '{{file}} cannot be read: {{reason}}.'),
  'refused-again': row(0, 7, 'Refused again: {{reason}}.'),
  'partly-failed': row(0, 3, '{{failed}} of {{total}} failed.'),
  'nothing-matched': row(0, 9, 'Nothing matches.'),
  'nothing-readable': row(0, 5, 'You may not read anything that could wait for someone.'),
  'no-such-name': row(0, 2, "{{option}}: there is no '{{name}}'."),
  'similar-name': row(0, 2, "{{option}}: there is no '{{name}}'; there are {{names}}."),
  'too-many-matching': row(0, 2, 'More than {{max}} match: narrow the filter, or give a larger --max.'),
  'wrong-rows': row(0, 2, 'Wrong rows in {{file}}: {{count}}; nothing was changed.'),
  'wrong-file': row(0, 1, 'Wrong rows in {{file}}: {{count}}.'),
  'no-terminal': row(0, 2, 'There is no terminal to ask on; give {{instead}}.'),
  'no-such-organization': row(0, 6, "You are not a member of '{{name}}'."),
  'unknown-name': row(0, 6, "There is no '{{name}}'."),
  'similar-names': row(0, 6, "There is no '{{name}}'; there are {{names}}."),
  'ambiguous-name': row(0, 2, "'{{name}}' may be {{names}}: give the whole name, or the id."),
  'not-built': row(0, 1, 'The {{program}} has not been built yet; `npm run build` does it.'),
  'token-refused': row(0, 4, 'The access token from {{source}} is no longer valid: it has expired or was removed.'),
  'no-such-context': row(0, 6, 'There is no context {{name}}; `liftwatch context list` shows those that there are.'),
  'no-context': row(0, 6, 'No context is in use; `liftwatch context use NAME` chooses one.'),
  'context-exists': row(0, 7, 'There is a context {{name}} already; remove it first.'),
  declined: row(0, 130, 'Nothing was changed.'),
  interrupted: row(0, 130, 'Interrupted.'),
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errorTable

export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

/** What an error says besides its code: values for its sentence. Instants are epoch milliseconds. */
export type ErrorParams = Record<string, string | number>

/** One thing wrong with the input: where, and what to do about it. */
export interface InputProblem {
  readonly path: string
  readonly message: string
}

/** A rule's answer when it says no. Nothing (undefined) means that the rule allows it. */
export interface Refusal {
  readonly code: ErrorCode
  readonly params?: ErrorParams
}

interface ErrorExtras {
  readonly params?: ErrorParams | undefined
  readonly errors?: readonly InputProblem[] | undefined
  readonly requestId?: string | undefined
  readonly cause?: unknown
}

/** A parameter as English prose: names that end in At hold instants (epoch milliseconds), shown as ISO 8601 in UTC. */
function placeText(name: string, value: string | number): string {
  return name.endsWith('At') ? new Date(value).toISOString() : String(value)
}

/** Fills {{name}} places of a sentence. Unknown places stay as they are, so that a missing value shows. */
function fillPlaces(sentence: string, params: ErrorParams): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = params[name]
    return value === undefined ? place : placeText(name, value)
  })
}

/** The one error class; its code decides status, exit code and words. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly errors: readonly InputProblem[]
  readonly requestId: string | undefined

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    const params = extras.params ?? {}
    super(fillPlaces(errorTable[code].detail, params), { cause: extras.cause })
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.errors = extras.errors ?? []
    this.requestId = extras.requestId
  }
}

/** Throws the refusal as an error, where there is one. */
export function throwIfRefused(refusal: Refusal | undefined): void {
  if (refusal) throw new AppError(refusal.code, { params: refusal.params })
}

/** Whether the same call may succeed later, by the table. */
export function isWorthRetry(error: unknown): error is AppError {
  return error instanceof AppError && errorTable[error.code].isRetryable
}
