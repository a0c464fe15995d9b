import type { en } from './en'
import type { Translated } from './translated'
import { account } from './zh/account'
import { alarms } from './zh/alarms'
import { audit } from './zh/audit'
import { alerts } from './zh/alerts'
import { cli } from './zh/cli'
import { complaints } from './zh/complaints'
import { console } from './zh/console'
import { errors } from './zh/errors'
import { estate } from './zh/estate'
import { exports } from './zh/exports'
import { keys } from './zh/keys'
import { list } from './zh/list'
import { live } from './zh/live'
import { mail } from './zh/mail'
import { monitor } from './zh/monitor'
import { rbes } from './zh/rbes'
import { session } from './zh/session'
import { settings } from './zh/settings'
import { states } from './zh/states'
import { tables } from './zh/tables'
import { traps } from './zh/traps'
import { watch } from './zh/watch'

export const zh: Translated<typeof en> = {
  errors,
  states,
  session,
  account,
  settings,
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
  mail,
  live,
  console,
  monitor,
  cli,
  rbes,
  watch,
}
