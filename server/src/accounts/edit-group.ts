import { editGroupRefusal } from '@liftwatch/core/domain/groups'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act, type Outcome } from '../actions/act'
import { lockOwnOrganization, type MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import { findEditedGroup, type EditedGroup } from '../queries/groups'
import type { NewNotice } from '../queries/notices'

/** Says that groups of an organisation have changed. */
export function groupNotices(organizationId: string, ids: readonly string[]): NewNotice[] {
  return ids.map(subjectId => ({ kind: 'groups', subjectId, count: 1, organizationId }))
}

/** What an edit comes to: its answer, and what the audit trail keeps of it; nothing where it changes nothing. */
interface Edited<Answer> {
  readonly answer: Answer
  readonly detail?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Changes a group of the caller's organisation, in whose lock: what it grants, who is in it, and what the caller may do hold still meanwhile.
 * Errors: not-found, own-group, and those of the edit.
 */
export function editGroup<Answer>(
  call: MemberCall,
  id: string,
  edit: (tx: Database, group: EditedGroup, caller: Member) => Promise<Edited<Answer>>,
): Promise<Answer> {
  const { id: organizationId } = call.caller.organization
  return act(call, async (tx): Promise<Outcome<Answer>> => {
    const caller = await lockOwnOrganization(tx, call)
    const group = await findEditedGroup(tx, { organizationId, userId: caller.userId }, id)
    if (!group) throw new AppError('not-found')
    throwIfRefused(editGroupRefusal(caller, group))
    const { answer, detail } = await edit(tx, group, caller)
    if (!detail) return { answer }
    return {
      answer,
      entries: [{ subjectId: id, detail: { name: group.name, ...detail } }],
      notices: groupNotices(organizationId, [id]),
      changesAccess: true,
    }
  })
}
