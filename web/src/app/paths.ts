import { screens } from '@liftwatch/core/contract/accounts/screens'

export const paths = {
  root: '/',
  login: '/login',
  signUp: '/sign-up',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  setPassword: '/set-password',
  twoStep: '/two-step',
  invitation: '/invites-join-fusion',
  joinCreate: '/join-create',
  joinSuccess: '/join-success',
  linkExpired: '/link-expired',
  chooseOrganization: '/choose-organization',
  noPermission: '/no-permission',
  forbidden: '/403',
} as const

/** The sections of the settings; each is a path of its own below that of the menu. */
export const settingsSections = [
  'general',
  'alerts',
  'password',
  'two-step',
  'tokens',
  'sessions',
  'invite',
  'outbox',
  'audit',
] as const
export type SettingsSection = (typeof settingsSections)[number]

export function settingsPath(section: SettingsSection): string {
  return `${screens.settings.path}/${section}`
}

/** Within a list's own routes: the detail that lies over it. */
export const detailPattern = 'detail/:id'

/** Within the routes of the cases: one to look at, one to edit, and a new one. */
export const casePatterns = { view: 'view/:id', edit: 'edit/:id', new: 'new' } as const

/** Within the routes of the planned switch-offs: a new one. */
export const newSwitchOffPattern = 'add-new'

/** Of the types of organisations, and within its routes that of one type. */
export const typeSettingPath = `${screens.organization.path}/type-setting`
export const typeSettingPattern = 'type-setting'
export const typePattern = `${typeSettingPattern}/detail/:type`

export function typePath(type: string): string {
  return `${typeSettingPath}/detail/${type}`
}

/** Within the routes of the users: who is invited. */
export const invitationsPattern = 'invitations'
export const userInvitationsPath = `${screens.user.path}/${invitationsPattern}`

/** Of one of the configured dashboards. */
export function dashboardPath(id: string): string {
  return `${screens.dashboard.path}/${id}`
}

/** In a query, that the screen is to be alone, for paper (specification 2 section 2). */
export const printParameter = 'print'

/** The same of the report on chronic lifts, with the breakdowns of each. */
export const printDetailParameter = 'printDetail'

export function isForPrint(search: URLSearchParams): boolean {
  return [printParameter, printDetailParameter].some(parameter => search.get(parameter) === 'true')
}

const redirectParameter = 'redirect'
const inviteParameter = 'inviteToken'

/** A path with a query that brings the user back to where they are. */
export function withRedirect(path: string, from: { readonly pathname: string; readonly search: string }): string {
  return `${path}?${new URLSearchParams({ [redirectParameter]: `${from.pathname}${from.search}` })}`
}

/**
 * Where the query says to go on to: a path of this console only, never another site. What a browser could take for the name of another
 * site is refused, in any spelling: two slashes, or what becomes two where dots are resolved or escapes are read.
 */
export function redirectTarget(search: URLSearchParams): string {
  const asked = search.get(redirectParameter) ?? paths.root
  const { origin } = window.location
  if (!isPathOfHere(asked) || !URL.canParse(asked, origin)) return paths.root
  const target = new URL(asked, origin)
  return target.origin === origin && isPathOfHere(target.pathname) ? `${target.pathname}${target.search}` : paths.root
}

/** One slash and then a name, of characters that mean nothing else anywhere. */
function isPathOfHere(path: string): boolean {
  return (
    /^\/(?![/\\.])/.test(path) && !/^[^?#]*(?:\\|\/\/|%25|%2f|%5c|%2e|%09|%0a|%0d)/i.test(path) && !hasControls(path)
  )
}

function hasControls(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0020\u007f]/.test(text)
}

/** What a log-in with the provider takes along: where to go on to, and an invitation. */
export function signOnQuery(search: URLSearchParams, inviteToken: string | undefined): string {
  const query = new URLSearchParams({ [redirectParameter]: redirectTarget(search) })
  if (inviteToken !== undefined) query.set(inviteParameter, inviteToken)
  return query.toString()
}

/** Whether the server has just led here from a log-in with the provider. */
export function hasSignedOn(search: URLSearchParams): boolean {
  return search.has('sso')
}

/** Why such a log-in failed, by the code of the error. */
export function signOnProblem(search: URLSearchParams): string | undefined {
  return search.get('error') ?? undefined
}

const againParameter = 'again'

/** The log-in for a user in whose place another is logged in now. */
export function loginAgainPath(from: { readonly pathname: string; readonly search: string }): string {
  return `${withRedirect(paths.login, from)}&${againParameter}=true`
}

export function isLoginAgain(search: URLSearchParams): boolean {
  return search.has(againParameter)
}

/** The same log-in page, for a user who has logged in. */
export function loggedInAgainPath(search: URLSearchParams): string {
  const rest = new URLSearchParams(search)
  rest.delete(againParameter)
  return `${paths.login}?${rest}`
}

const switchParameter = 'switch'

/** The choice of organisation for someone who has one already. */
export const switchOrganizationPath = `${paths.chooseOrganization}?${switchParameter}=true`

export function isSwitching(search: URLSearchParams): boolean {
  return search.has(switchParameter)
}

/** A path that knows of an invitation. */
export function withInvite(path: string, inviteToken: string): string {
  return `${path}?${new URLSearchParams({ [inviteParameter]: inviteToken })}`
}

export function inviteTokenOf(search: URLSearchParams): string | undefined {
  return search.get(inviteParameter) ?? undefined
}

/** What proves that a new password may be chosen, as the link in the mail has it. */
export function resetTokenOf(search: URLSearchParams): string {
  return search.get('token') ?? ''
}

const companyParameter = 'company'
const codeParameter = 'code'

export interface Joined {
  readonly company: string
  readonly code: string
}

export function joinSuccessPath({ company, code }: Joined): string {
  return `${paths.joinSuccess}?${new URLSearchParams({ [companyParameter]: company, [codeParameter]: code })}`
}

/** The organisation's id, by which its name is looked up: a name in an address may be anyone's words. */
export function joinedCode(search: URLSearchParams): string | undefined {
  return search.get(codeParameter) ?? undefined
}
