import { mails } from '@liftwatch/core/contract/accounts/mails'
import type { Member } from '../http/caller'
import { mailList } from '../queries/mails'
import { listRoutes } from './list-routes'

export const mailRoutes = listRoutes({
  calls: mails,
  // A link opens an account: it is for an administrator's eyes, and for no script's.
  list: (caller: Member) => mailList(caller, caller.role === 'ADMIN' && caller.sessionId !== null),
  sort: { field: 'createdAt', direction: 'DESC' },
})
