import type { en } from './en'
import type { Translated } from './translated'
import { account } from './zh/account'
import { alarms } from './zh/alarms'
import { audit } from './zh/audit'
import { alerts } from './zh/alerts'
import { complaints } from './zh/complaints'
import { console } from './zh/console'
import { errors } from './zh/errors'
import { estate } from './zh/estate'
import { exports } from './zh/exports'
import { forms } from './zh/forms'
import { keys } from './zh/keys'
import { list } from './zh/list'
import { live } from './zh/live'
import { mail } from './zh/mail'
import { rbes } from './zh/rbes'
import { reports } from './zh/reports'
import { session } from './zh/session'
import { settings } from './zh/settings'
import { states } from './zh/states'
import { twoStep } from './zh/two-step'
import { tables } from './zh/tables'
import { traps } from './zh/traps'

export const zh: Translated<typeof en> = {
  errors,
  states,
  session,
  account,
  settings,
  twoStep,
  alarms,
  audit,
  alerts,
  complaints,
  traps,
  keys,
  list,
  tables,
  estate,
  exports,
  forms,
  mail,
  live,
  console,
  rbes,
  reports,
}
