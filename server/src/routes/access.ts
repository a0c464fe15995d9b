import { access, type AccessDocument } from '@liftwatch/core/contract/accounts/access'
import { documentOf, normalizedDocument } from '@liftwatch/core/domain/access-document'
import { linesOfPlan, planAccess } from '@liftwatch/core/domain/access-plan'
import { accessRefusal } from '@liftwatch/core/domain/access-refusal'
import { throwIfRefused } from '@liftwatch/core/errors'
import { applyAccess } from '../access/apply-access'
import { readAccess } from '../access/read-access'
import { act } from '../actions/act'
import { lockOwnOrganization } from '../actions/own-organization'
import { invitationNotices } from '../accounts/write-invitations'
import type { Database } from '../db/connect'
import { atOneMoment } from '../db/transaction'
import type { Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { listGroupsOfMember } from '../queries/group-members'
import type { NewNotice } from '../queries/notices'

/** So many changes are named in the audit trail; all are counted. */
const namedMax = 100

/** What a document would change. Errors: those of `accessRefusal`. */
async function planFor(tx: Database, caller: Member, given: AccessDocument, at: number) {
  const known = await readAccess(tx, caller.organization.id, at)
  const document = normalizedDocument(given)
  const plan = planAccess(known, document)
  const groups = (await listGroupsOfMember(tx, caller.organization.id, caller.userId)).map(({ name }) => name)
  throwIfRefused(accessRefusal({ ...caller, groups }, known, document, plan))
  return { known, plan, changes: linesOfPlan(plan) }
}

type Changes = Awaited<ReturnType<typeof planFor>>['changes']

function detailOf(changes: Changes) {
  const named = changes
    .slice(0, namedMax)
    .map(({ sign, kind, subject, detail }) => `${sign} ${kind} ${subject} ${detail}`.trim())
  return { count: changes.length, changes: changes.length > namedMax ? [...named, '…'] : named }
}

function noticesOf(changes: Changes, organizationId: string): NewNotice[] {
  const count = (kind: (typeof changes)[number]['kind'][]) =>
    changes.filter(change => kind.includes(change.kind)).length
  const said = { subjectId: null, organizationId }
  const users = count(['member'])
  const groups = count(['group', 'permission', 'group-member'])
  return [
    ...(users > 0 ? [{ ...said, kind: 'users' as const, count: users }] : []),
    ...(groups > 0 ? [{ ...said, kind: 'groups' as const, count: groups }] : []),
    ...invitationNotices(organizationId, count(['invitation'])),
  ]
}

export function accessRoutes({ publicUrl }: { readonly publicUrl: () => string }): Route[] {
  return [
    route(access.export, ({ db, caller, at }) =>
      atOneMoment(db, async tx =>
        documentOf(caller.organization.name, await readAccess(tx, caller.organization.id, at)),
      ),
    ),

    route(access.plan, ({ db, caller, at, input }) =>
      atOneMoment(db, async tx => {
        const { changes } = await planFor(tx, caller, input.document, at)
        return { changes }
      }),
    ),

    route(access.apply, call => {
      const { at, input } = call
      const { id: organizationId } = call.caller.organization
      return act(call, async tx => {
        const caller = await lockOwnOrganization(tx, call)
        const { known, plan, changes } = await planFor(tx, caller, input.document, at)
        if (changes.length === 0) return { answer: { changes } }
        const mails = await applyAccess(tx, { caller, publicUrl: publicUrl(), at }, known, plan)
        return {
          answer: { changes },
          entries: [{ subjectId: organizationId, detail: detailOf(changes) }],
          mails,
          notices: noticesOf(changes, organizationId),
          changesAccess: true,
        }
      })
    }),
  ]
}
