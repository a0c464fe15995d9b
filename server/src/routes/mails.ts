import { mails } from '@liftwatch/core/contract/mails'
import { route } from '../http/route'
import { listMails } from '../queries/mails'
import { organizationScopeOf } from '../queries/scope'

export const mailRoutes = [
  route(mails.page, ({ db, caller, input }) => {
    // A link opens an account: it is for an administrator's eyes, and for no script's.
    const canReadText = caller.role === 'ADMIN' && caller.sessionId !== null
    return listMails(db, organizationScopeOf(caller.organization), canReadText, input)
  }),
]
