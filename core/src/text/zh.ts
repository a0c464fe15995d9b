import type { en } from './en'
import type { Translated } from './translated'
import { account } from './zh/account'
import { alarms } from './zh/alarms'
import { audit } from './zh/audit'
import { auditChain } from './zh/audit-chain'
import { alerts } from './zh/alerts'
import { cases } from './zh/cases'
import { complaints } from './zh/complaints'
import { console } from './zh/console'
import { dashboards } from './zh/dashboards'
import { errors } from './zh/errors'
import { estate } from './zh/estate'
import { exports } from './zh/exports'
import { forms } from './zh/forms'
import { groups } from './zh/groups'
import { home } from './zh/home'
import { invitations } from './zh/invitations'
import { keys } from './zh/keys'
import { list } from './zh/list'
import { live } from './zh/live'
import { mail } from './zh/mail'
import { maintenance } from './zh/maintenance'
import { organizations } from './zh/organizations'
import { permissions } from './zh/permissions'
import { rbes } from './zh/rbes'
import { reports } from './zh/reports'
import { session } from './zh/session'
import { settings } from './zh/settings'
import { states } from './zh/states'
import { switchOffs } from './zh/switch-offs'
import { twoStep } from './zh/two-step'
import { tables } from './zh/tables'
import { traps } from './zh/traps'
import { users } from './zh/users'

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
}
