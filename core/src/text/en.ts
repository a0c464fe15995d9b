import { alarms, alarmScreens, faultAudit } from './en/alarms'
import { audit } from './en/audit'
import { auditChain } from './en/audit-chain'
import { alerts } from './en/alerts'
import { caseAudit, cases, caseScreens } from './en/cases'
import { complaints } from './en/complaints'
import { dashboardScreens, dashboards } from './en/dashboards'
import { estate, estateAudit, estateScreens } from './en/estate'
import { exports } from './en/exports'
import { forms } from './en/forms'
import { groupAudit, groups, groupScreens } from './en/groups'
import { home, homeScreens } from './en/home'
import { invitationAudit, invitations } from './en/invitations'
import { keys } from './en/keys'
import { list } from './en/list'
import { live } from './en/live'
import { mail } from './en/mail'
import { maintenance, maintenanceAudit, maintenanceScreens } from './en/maintenance'
import { organizationAudit, organizations, organizationScreens } from './en/organizations'
import { permissions } from './en/permissions'
import { rbeScreens, rbes } from './en/rbes'
import { reportScreens, reports } from './en/reports'
import { settings, settingsScreens } from './en/settings'
import { states } from './en/states'
import { switchOffAudit, switchOffs, switchOffScreens } from './en/switch-offs'
import { tables } from './en/tables'
import { trapAudit, traps, trapScreens } from './en/traps'
import { userAudit, users, userScreens } from './en/users'
import { firstEnglish } from './first-english'
import type { ScreenWords } from './screen-words'

const screens = {
  ...homeScreens,
  ...alarmScreens,
  ...trapScreens,
  ...rbeScreens,
  ...estateScreens,
  ...maintenanceScreens,
  ...switchOffScreens,
  ...caseScreens,
  ...reportScreens,
  ...dashboardScreens,
  ...organizationScreens,
  ...userScreens,
  ...groupScreens,
  ...settingsScreens,
} satisfies ScreenWords

/** With what it calls the calls of resources that have words of their own. */
const auditTrail = {
  ...audit,
  actions: {
    ...audit.actions,
    ...faultAudit,
    ...trapAudit,
    ...caseAudit,
    ...switchOffAudit,
    ...maintenanceAudit,
    ...organizationAudit,
    ...userAudit,
    ...invitationAudit,
    ...groupAudit,
    ...estateAudit,
  },
} as const

/** The source of the texts for people that any front-end may show; the other languages have the same keys. */
export const en = {
  ...firstEnglish,
  states,
  settings,
  alarms,
  audit: auditTrail,
  auditChain,
  alerts,
  cases,
  complaints,
  switchOffs,
  traps,
  home,
  keys,
  list,
  tables,
  estate,
  exports,
  forms,
  mail,
  maintenance,
  live,
  dashboards,
  rbes,
  reports,
  organizations,
  users,
  invitations,
  groups,
  permissions,
  screens,
}
