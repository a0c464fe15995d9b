import { alarmScreens, alarms } from './en/alarms'
import { audit } from './en/audit'
import { auditChain } from './en/audit-chain'
import { alerts } from './en/alerts'
import { caseScreens, cases } from './en/cases'
import { complaints } from './en/complaints'
import { dashboardScreens, dashboards } from './en/dashboards'
import { estate, estateScreens } from './en/estate'
import { exports } from './en/exports'
import { forms } from './en/forms'
import { groupScreens, groups } from './en/groups'
import { home, homeScreens } from './en/home'
import { invitations } from './en/invitations'
import { keys } from './en/keys'
import { list } from './en/list'
import { live } from './en/live'
import { mail } from './en/mail'
import { maintenance, maintenanceScreens } from './en/maintenance'
import { organizationScreens, organizations } from './en/organizations'
import { permissions } from './en/permissions'
import { rbeScreens, rbes } from './en/rbes'
import { reportScreens, reports } from './en/reports'
import { settings, settingsScreens } from './en/settings'
import { states } from './en/states'
import { switchOffScreens, switchOffs } from './en/switch-offs'
import { tables } from './en/tables'
import { trapScreens, traps } from './en/traps'
import { userScreens, users } from './en/users'
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

/** The source of the texts for people that any front-end may show; the other languages have the same keys. */
export const en = {
  ...firstEnglish,
  states,
  settings,
  alarms,
  audit,
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
