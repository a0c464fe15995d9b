import type { en } from './en'
import type { Translated } from './translated'
import { account } from './zh/account'
import { alarmScreens, alarms } from './zh/alarms'
import { audit } from './zh/audit'
import { auditChain } from './zh/audit-chain'
import { alerts } from './zh/alerts'
import { caseScreens, cases } from './zh/cases'
import { complaints } from './zh/complaints'
import { console } from './zh/console'
import { dashboardScreens, dashboards } from './zh/dashboards'
import { errors } from './zh/errors'
import { estate, estateScreens } from './zh/estate'
import { exports } from './zh/exports'
import { forms } from './zh/forms'
import { groupScreens, groups } from './zh/groups'
import { home, homeScreens } from './zh/home'
import { invitations } from './zh/invitations'
import { keys } from './zh/keys'
import { list } from './zh/list'
import { live } from './zh/live'
import { mail } from './zh/mail'
import { maintenance, maintenanceScreens } from './zh/maintenance'
import { organizationScreens, organizations } from './zh/organizations'
import { permissions } from './zh/permissions'
import { rbeScreens, rbes } from './zh/rbes'
import { reportScreens, reports } from './zh/reports'
import { session } from './zh/session'
import { settings, settingsScreens } from './zh/settings'
import { states } from './zh/states'
import { switchOffScreens, switchOffs } from './zh/switch-offs'
import { twoStep } from './zh/two-step'
import { tables } from './zh/tables'
import { trapScreens, traps } from './zh/traps'
import { userScreens, users } from './zh/users'

const screens: Translated<typeof en>['screens'] = {
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
}

export const zh: Translated<typeof en> = {
  errors,
  states,
  session,
  account,
  settings,
  twoStep,
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
  console,
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
