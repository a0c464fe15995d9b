import type { OrganizationType } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { CaseAction, CaseTransition, ComplaintStatus } from '../contract/alarms/case-fields'
import type { ComplaintDetail } from '../contract/alarms/case-rows'
import type { Refusal } from '../errors'
import { callLinesPerDayMax, openCasesOfLiftMax } from '../contract/alarms/case-limits'
import { changedAt, editedBy, type LastChange } from './last-change'

/** The life of a case (decisions.md sections 5 and 11). Instants are epoch milliseconds. All functions are pure. */

/** Of a case what its rules go by. */
export type CaseState = Pick<
  ComplaintDetail,
  'status' | 'liftTechnicianName' | 'isNew' | 'author' | 'lastEditor' | 'lastAction' | 'updatedAt' | 'closedAt'
>

/** Who acts on a case, with what they may do in this very call. */
export interface CaseActor {
  readonly id: string
  readonly name: string
  readonly permissions: ReadonlySet<Permission>
  readonly organization: { readonly type: OrganizationType }
}

/** What a transition is given besides. */
interface TransitionWords {
  readonly technicianName?: string | undefined
  readonly remark?: string | undefined
}

/** From which statuses each transition leads, and to which. */
const transitions: Readonly<
  Record<CaseTransition, { readonly from: readonly ComplaintStatus[]; readonly to: ComplaintStatus }>
> = {
  deploy: { from: ['OPEN', 'NOT_COMPLETE'], to: 'NOT_COMPLETE' },
  complete: { from: ['NOT_COMPLETE'], to: 'COMPLETE' },
  close: { from: ['OPEN', 'COMPLETE'], to: 'CLOSED' },
  reopen: { from: ['COMPLETE'], to: 'NOT_COMPLETE' },
}

/** A lift company works on cases; what has become of them is for those who look after the residents to say. */
const notOfLiftCompanies: ReadonlySet<CaseTransition> = new Set(['close', 'reopen'])

const noPermission: Refusal = { code: 'no-permission' }

/** Why someone may not write cases at all. Errors: no-permission. */
export function writeCaseRefusal({ permissions }: Pick<CaseActor, 'permissions'>): Refusal | undefined {
  return permissions.has('case-management.write') ? undefined : noPermission
}

/** Whether it was this very action of theirs that changed the case last: a repeat changes nothing, and has the same answer. */
function isRepeat(state: CaseState, action: CaseAction, { id }: Pick<CaseActor, 'id'>): boolean {
  return state.lastAction === action && state.lastEditor?.id === id
}

/**
 * Why a transition cannot be made by anyone of this actor's organisation, whatever is said with it: what a front-end offers goes by it.
 * Errors: no-permission, case-closed, wrong-case-status {name, sinceAt}.
 */
export function transitionOfferRefusal(
  state: CaseState,
  action: CaseTransition,
  actor: Pick<CaseActor, 'permissions' | 'organization'>,
): Refusal | undefined {
  const refused = writeCaseRefusal(actor)
  if (refused) return refused
  if (actor.organization.type === 'LIFT_COMPANY' && notOfLiftCompanies.has(action)) return noPermission
  if (state.status === 'CLOSED') return { code: 'case-closed' }
  if (transitions[action].from.includes(state.status)) return undefined
  return { code: 'wrong-case-status', params: lastChangeOfCase(state) }
}

/**
 * Why an actor cannot make a transition. Their own last one may be repeated.
 * Errors: no-permission, case-closed, wrong-case-status {name, sinceAt}, technician-needed, remark-needed.
 */
export function transitionRefusal(
  state: CaseState,
  action: CaseTransition,
  words: TransitionWords,
  actor: CaseActor,
): Refusal | undefined {
  const refused = transitionOfferRefusal(state, action, actor)
  if (refused) return refused.code !== 'no-permission' && isDone(state, action, actor) ? undefined : refused
  if (action === 'deploy' && !words.technicianName) return { code: 'technician-needed' }
  return needsRemark(action, state.status) && !words.remark ? { code: 'remark-needed' } : undefined
}

/** Whether a transition needs a remark: one that sends work back, or ends a case on which no one has worked. */
export function needsRemark(action: CaseTransition, status: ComplaintStatus): boolean {
  return action === 'reopen' || (action === 'close' && status === 'OPEN')
}

/** Whether this actor's last change was this transition, and the case is as it left it. */
function isDone(state: CaseState, action: CaseTransition, actor: Pick<CaseActor, 'id'>): boolean {
  return isRepeat(state, action, actor) && state.status === transitions[action].to
}

/** Who changed a case last, and when; its author where no one has. */
export function lastChangeOfCase({ lastEditor, author, updatedAt }: CaseState): LastChange {
  return { name: (lastEditor ?? author)?.name ?? '-', sinceAt: updatedAt }
}

/** The case after a transition. A repeat of one's own, and the technician who is deployed already, change nothing. */
export function transitioned<Case extends CaseState>(
  before: Case,
  action: CaseTransition,
  { technicianName }: TransitionWords,
  actor: CaseActor,
  at: number,
): Case {
  if (action === 'deploy' ? isDeployed(before, technicianName) : isDone(before, action, actor)) return before
  const status = transitions[action].to
  const updatedAt = changedAt(before, at)
  return {
    ...before,
    status,
    isNew: false,
    liftTechnicianName: action === 'deploy' ? technicianName! : before.liftTechnicianName,
    closedAt: status === 'CLOSED' ? updatedAt : null,
    updatedAt,
    lastAction: action,
    lastEditor: { id: actor.id, name: actor.name },
  }
}

function isDeployed({ status, liftTechnicianName }: CaseState, wanted: string | undefined): boolean {
  return status === 'NOT_COMPLETE' && liftTechnicianName === wanted
}

/** What an edit may change. */
export type CaseEdit = Pick<
  ComplaintDetail,
  'feedbackType' | 'priority' | 'category' | 'subcategory' | 'description' | 'channel' | 'media'
>
type Edited = CaseState & CaseEdit

const editedFields = [
  'feedbackType',
  'priority',
  'category',
  'subcategory',
  'description',
  'channel',
  'media',
] as const satisfies readonly (keyof CaseEdit)[]

/** What an edit changes, with what was before. */
export function changesOfEdit(before: CaseEdit, edit: CaseEdit): { field: string; before: string; after: string }[] {
  return editedFields
    .filter(field => before[field] !== edit[field])
    .map(field => ({ field, before: before[field], after: edit[field] }))
}

/**
 * Why a case cannot be edited; a front-end asks without an edit. What would change nothing is no conflict: it is a repeat, or the same
 * thing said twice. Errors: no-permission, case-closed, changed-meanwhile {name, sinceAt}.
 * @param edit what was made of the case that was last changed at `from`
 */
export function editRefusal(
  state: Edited,
  actor: Pick<CaseActor, 'permissions'>,
  edit?: { readonly from: number; readonly fields: CaseEdit },
): Refusal | undefined {
  const refused = writeCaseRefusal(actor)
  if (refused) return refused
  if (state.status === 'CLOSED') return { code: 'case-closed' }
  if (!edit || edit.from === state.updatedAt || changesOfEdit(state, edit.fields).length === 0) return undefined
  return { code: 'changed-meanwhile', params: lastChangeOfCase(state) }
}

/** The case as edited; the same one where nothing is different. */
export function edited<Case extends Edited>(before: Case, fields: CaseEdit, actor: CaseActor, at: number): Case {
  if (changesOfEdit(before, fields).length === 0) return before
  return { ...before, ...fields, lastAction: 'edit', ...editedBy(before, actor, at) }
}

/** The case once someone has opened it: no longer new, unless that was its author. */
export function seenBy<Case extends Pick<CaseState, 'isNew' | 'author'>>(before: Case, userId: string): Case {
  return before.isNew && before.author?.id !== userId ? { ...before, isNew: false } : before
}

/** Why a lift cannot be given one more case. Errors: too-many-open-cases {max}. */
export function openCasesRefusal(count: number): Refusal | undefined {
  return count >= openCasesOfLiftMax ? { code: 'too-many-open-cases', params: { max: openCasesOfLiftMax } } : undefined
}

/** Why a case cannot be given one more line by hand. Errors: case-closed, too-many-call-lines {max}. */
export function addCallLineRefusal({ status }: Pick<CaseState, 'status'>, count: number): Refusal | undefined {
  if (status === 'CLOSED') return { code: 'case-closed' }
  return count >= callLinesPerDayMax ? { code: 'too-many-call-lines', params: { max: callLinesPerDayMax } } : undefined
}
