import type { en } from './en'
import type { Translated } from './translated'
import { account } from './zh/account'
import { alarms, alarmScreens, faultAudit } from './zh/alarms'
import { audit } from './zh/audit'
import { auditChain } from './zh/audit-chain'
import { alerts } from './zh/alerts'
import { caseAudit, cases, caseScreens } from './zh/cases'
import { complaints } from './zh/complaints'
import { console } from './zh/console'
import { dashboardScreens, dashboards } from './zh/dashboards'
import { errors } from './zh/errors'
import { estate, estateAudit, estateScreens } from './zh/estate'
import { exports } from './zh/exports'
import { forms } from './zh/forms'
import { groupAudit, groups, groupScreens } from './zh/groups'
import { home, homeScreens } from './zh/home'
import { invitationAudit, invitations } from './zh/invitations'
import { keys } from './zh/keys'
import { list } from './zh/list'
import { live } from './zh/live'
import { mail } from './zh/mail'
import { maintenance, maintenanceAudit, maintenanceScreens } from './zh/maintenance'
import { organizationAudit, organizations, organizationScreens } from './zh/organizations'
import { permissions } from './zh/permissions'
import { rbeScreens, rbes } from './zh/rbes'
import { reportScreens, reports } from './zh/reports'
import { session } from './zh/session'
import { settings, settingsScreens } from './zh/settings'
import { states } from './zh/states'
import { switchOffAudit, switchOffs, switchOffScreens } from './zh/switch-offs'
import { twoStep } from './zh/two-step'
import { tables } from './zh/tables'
import { trapAudit, traps, trapScreens } from './zh/traps'
import { userAudit, users, userScreens } from './zh/users'

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

const auditTrail: Translated<typeof en>['audit'] = {
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
}

export const zh: Translated<typeof en> = {
  errors,
  states,
  session,
  account,
  settings,
  twoStep,
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
