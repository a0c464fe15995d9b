import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import {
  changesOfEdit,
  edited,
  editRefusal,
  seenBy,
  transitioned,
  transitionRefusal,
  type CaseActor,
} from '@liftwatch/core/domain/cases'
import { removeComplainantRefusal } from '@liftwatch/core/domain/complainants'
import type { CaseChange } from '@liftwatch/core/contract/alarms/case-logs'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { perform } from '../actions/perform'
import { caseKind } from '../cases/case-kind'
import { createCase } from '../cases/create-case'
import { notifyOfCase } from '../cases/notify-of-case'
import type { Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { removeComplainantOf, saveCaseSeen } from '../queries/case-changes'

function actorOf({ userId, nickname, permissions, organization }: Member): CaseActor {
  return { id: userId, name: nickname, permissions, organization }
}

function stateOf({ status, liftTechnicianName: technicianName }: ComplaintDetail) {
  return { status, technicianName }
}

/** Which of a case's transitions are written to someone. */
const notified = { reopen: 'reopened', complete: 'completed' } as const

export interface CaseSettings {
  readonly publicUrl: () => string
}

/** What people do to cases. */
export function caseChangeRoutes({ publicUrl }: CaseSettings): Route[] {
  return [
    route(complaints.create, call => createCase(call, call.input, publicUrl())),

    route(complaints.edit, call => {
      const { at, caller, input } = call
      const { id, updatedAt: from, ...fields } = input
      const actor = actorOf(caller)
      let changes: CaseChange[] = []
      const kind = caseKind(call, 'edit', () => ({ changes }))
      return perform(kind, call, id, {
        refusal: before => editRefusal(before, actor, { from, fields }),
        apply(before) {
          changes = changesOfEdit(before, fields)
          return edited(before, fields, actor, at)
        },
        // The words of a description are the case's: its log has them.
        detail: ({ caseNo }) => ({ caseNo, fields: changes.map(({ field }) => field) }),
      })
    }),

    route(complaints.setStatus, call => {
      const { at, caller, input } = call
      const { id, action, ...words } = input
      const actor = actorOf(caller)
      const logged = {
        technicianName: action === 'deploy' ? words.technicianName : null,
        remark: words.remark || null,
      }
      const kind = caseKind(call, action, () => logged)
      return perform(kind, call, id, {
        refusal: before => transitionRefusal(before, action, words, actor),
        apply: before => transitioned(before, action, words, actor, at),
        detail: before => ({
          caseNo: before.caseNo,
          before: stateOf(before),
          after: stateOf(transitioned(before, action, words, actor, at)),
        }),
        mails: async (after, { tx }) =>
          action in notified
            ? notifyOfCase(tx, notified[action as keyof typeof notified], after, { at, publicUrl: publicUrl() })
            : [],
      })
    }),

    route(complaints.markSeen, call => {
      const { at, caller, input } = call
      const kind = caseKind(call, 'seen', undefined, (tx, id) => saveCaseSeen(tx, id, at))
      return perform(kind, call, input.id, {
        refusal: () => undefined,
        apply: before => seenBy(before, caller.userId),
        detail: ({ caseNo }) => ({ caseNo }),
      })
    }),

    route(complaints.removeComplainant, call => {
      const { at, input } = call
      const kind = caseKind(call, 'removeComplainant', undefined, (tx, id) => removeComplainantOf(tx, id, at))
      return perform(kind, call, input.id, {
        refusal: (_before, { caller }) => removeComplainantRefusal(caller),
        apply: before => (before.complainantRemovedAt === null ? { ...before, complainantRemovedAt: at } : before),
        detail: ({ caseNo }) => ({ caseNo }),
      })
    }),
  ]
}
