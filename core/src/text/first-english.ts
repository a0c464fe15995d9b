import { account } from './en/account'
import { console } from './en/console'
import { errors } from './en/errors'
import { session } from './en/session'
import { twoStep } from './en/two-step'

/** What a browser shows before anyone has logged in; the other texts are many times as long. */
export const firstEnglish = { errors, session, account, twoStep, console }
