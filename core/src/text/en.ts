import { alarms } from './en/alarms'
import { audit } from './en/audit'
import { auditChain } from './en/audit-chain'
import { alerts } from './en/alerts'
import { cases } from './en/cases'
import { complaints } from './en/complaints'
import { dashboards } from './en/dashboards'
import { estate } from './en/estate'
import { exports } from './en/exports'
import { forms } from './en/forms'
import { groups } from './en/groups'
import { home } from './en/home'
import { invitations } from './en/invitations'
import { keys } from './en/keys'
import { list } from './en/list'
import { live } from './en/live'
import { mail } from './en/mail'
import { maintenance } from './en/maintenance'
import { organizations } from './en/organizations'
import { permissions } from './en/permissions'
import { rbes } from './en/rbes'
import { reports } from './en/reports'
import { settings } from './en/settings'
import { states } from './en/states'
import { switchOffs } from './en/switch-offs'
import { tables } from './en/tables'
import { traps } from './en/traps'
import { users } from './en/users'
import { firstEnglish } from './first-english'

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
}
