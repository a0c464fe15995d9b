import { account } from './en/account'
import { alarms } from './en/alarms'
import { audit } from './en/audit'
import { alerts } from './en/alerts'
import { cli } from './en/cli'
import { complaints } from './en/complaints'
import { console } from './en/console'
import { errors } from './en/errors'
import { estate } from './en/estate'
import { exports } from './en/exports'
import { keys } from './en/keys'
import { list } from './en/list'
import { live } from './en/live'
import { mail } from './en/mail'
import { monitor } from './en/monitor'
import { rbes } from './en/rbes'
import { session } from './en/session'
import { settings } from './en/settings'
import { states } from './en/states'
import { tables } from './en/tables'
import { traps } from './en/traps'
import { watch } from './en/watch'

/** The source of all texts for people; the other languages have the same keys. */
export const en = {
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
