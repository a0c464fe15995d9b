import { account } from './en/account'
import { alarms } from './en/alarms'
import { audit } from './en/audit'
import { alerts } from './en/alerts'
import { complaints } from './en/complaints'
import { console } from './en/console'
import { errors } from './en/errors'
import { estate } from './en/estate'
import { exports } from './en/exports'
import { forms } from './en/forms'
import { keys } from './en/keys'
import { list } from './en/list'
import { live } from './en/live'
import { mail } from './en/mail'
import { rbes } from './en/rbes'
import { reports } from './en/reports'
import { session } from './en/session'
import { settings } from './en/settings'
import { states } from './en/states'
import { twoStep } from './en/two-step'
import { tables } from './en/tables'
import { traps } from './en/traps'

/** The source of the texts for people that any front-end may show; the other languages have the same keys. */
export const en = {
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
