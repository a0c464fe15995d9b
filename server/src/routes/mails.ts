import { mails } from '@liftwatch/core/contract/accounts/mails'
import { resendRefusal } from '@liftwatch/core/domain/mails'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import type { Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { findIn } from '../queries/list-query'
import { mailList, makeMailsDue } from '../queries/mails'
import { listRoutes } from './list-routes'

export const mailRoutes: Route[] = [
  ...listRoutes({
    calls: { page: mails.page },
    // A link opens an account: it is for an administrator's eyes, and for no script's.
    list: (caller: Member) => mailList(caller, caller.role === 'ADMIN' && caller.sessionId !== null),
    sort: { field: 'createdAt', direction: 'DESC' },
  }),

  route(mails.resend, call => {
    const { caller, at, input } = call
    const ids = [...new Set(input.ids)]
    return act(call, async tx => {
      const list = mailList(caller, false)
      const entries: { subjectId: string; detail: { email: string } }[] = []
      for (const id of ids) {
        const mail = await findIn(tx, list, id)
        if (!mail) throw new AppError('not-found')
        throwIfRefused(resendRefusal(mail, at))
        entries.push({ subjectId: id, detail: { email: mail.recipient } })
      }
      return { answer: { changed: await makeMailsDue(tx, ids, at) }, entries }
    })
  }),
]
