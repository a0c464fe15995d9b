import { describe, expect, it, test } from 'vitest'
import { organizationType, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import {
  caseTransition,
  complaintStatus,
  type CaseTransition,
  type ComplaintStatus,
} from '@liftwatch/core/contract/alarms/case-fields'
import {
  addCallLineRefusal,
  changesOfEdit,
  edited,
  editRefusal,
  openCasesRefusal,
  seenBy,
  transitioned,
  transitionOfferRefusal,
  transitionRefusal,
  type CaseActor,
  type CaseEdit,
  type CaseState,
} from '@liftwatch/core/domain/cases'

const at = 10_000
const author = { id: 'author', name: 'Nur Aisyah' }

function stateOf(status: ComplaintStatus, change: Partial<CaseState> = {}): CaseState {
  return {
    status,
    liftTechnicianName: status === 'OPEN' ? null : 'Lim',
    isNew: status === 'OPEN',
    author,
    lastEditor: null,
    lastAction: null,
    updatedAt: 1_000,
    closedAt: status === 'CLOSED' ? 1_000 : null,
    ...change,
  }
}

function actor(type: OrganizationType, canWrite = true): CaseActor {
  const permissions: Permission[] = canWrite ? ['case-management', 'case-management.write'] : ['case-management']
  return { id: 'ravi', name: 'Ravi', permissions: new Set(permissions), organization: { type } }
}

const words = { technicianName: 'Ahmad', remark: 'The resident called again.' }

/** What becomes of a case by each transition from each status; the rest is refused (decisions.md sections 5 and 11). */
const table: Record<CaseTransition, Record<ComplaintStatus, string>> = {
  deploy: {
    OPEN: 'NOT_COMPLETE',
    NOT_COMPLETE: 'NOT_COMPLETE',
    COMPLETE: 'wrong-case-status',
    CLOSED: 'case-closed',
  },
  complete: {
    OPEN: 'wrong-case-status',
    NOT_COMPLETE: 'COMPLETE',
    COMPLETE: 'wrong-case-status',
    CLOSED: 'case-closed',
  },
  close: { OPEN: 'CLOSED', NOT_COMPLETE: 'wrong-case-status', COMPLETE: 'CLOSED', CLOSED: 'case-closed' },
  reopen: {
    OPEN: 'wrong-case-status',
    NOT_COMPLETE: 'wrong-case-status',
    COMPLETE: 'NOT_COMPLETE',
    CLOSED: 'case-closed',
  },
}

/** Which transitions the people of a type may make, if they write cases at all. */
const allowed: Record<OrganizationType, readonly CaseTransition[]> = {
  LIFTWATCH: ['deploy', 'complete', 'close', 'reopen'],
  LIFT_COMPANY: ['deploy', 'complete'],
  LMD_VENDOR: ['deploy', 'complete', 'close', 'reopen'],
  MANAGEMENT_AGENT: ['deploy', 'complete', 'close', 'reopen'],
  TOWN_COUNCIL: ['deploy', 'complete', 'close', 'reopen'],
  EMSU: ['deploy', 'complete', 'close', 'reopen'],
  BCA: ['deploy', 'complete', 'close', 'reopen'],
}

const every = caseTransition.options.flatMap(action =>
  complaintStatus.options.flatMap(status =>
    organizationType.options.flatMap(type =>
      [true, false].map(canWrite => ({
        action,
        status,
        type,
        canWrite,
        outcome: canWrite && allowed[type].includes(action) ? table[action][status] : 'no-permission',
      })),
    ),
  ),
)

test.each(every)('$action of $status by $type (writes: $canWrite) is $outcome', one => {
  const { action, status, type, canWrite, outcome } = one
  const by = actor(type, canWrite)
  const before = stateOf(status)
  const refusal = transitionRefusal(before, action, words, by)
  expect(refusal?.code ?? transitioned(before, action, words, by, at).status).toBe(outcome)
  expect(transitionOfferRefusal(before, action, by)?.code).toBe(refusal?.code)
})

describe('a transition', () => {
  const council = actor('TOWN_COUNCIL')

  it('says what it has to be given', () => {
    expect(transitionRefusal(stateOf('OPEN'), 'deploy', {}, council)).toEqual({ code: 'technician-needed' })
    expect(transitionRefusal(stateOf('OPEN'), 'close', {}, council)).toEqual({ code: 'remark-needed' })
    expect(transitionRefusal(stateOf('COMPLETE'), 'reopen', { remark: '' }, council)).toEqual({ code: 'remark-needed' })
    expect(transitionRefusal(stateOf('COMPLETE'), 'close', {}, council)).toBeUndefined()
    expect(transitionRefusal(stateOf('NOT_COMPLETE'), 'complete', {}, council)).toBeUndefined()
  })

  it('names who changed the case last where its status does not allow it', () => {
    const lastEditor = { id: 'siti', name: 'Siti' }
    expect(transitionRefusal(stateOf('COMPLETE', { lastEditor }), 'complete', {}, council)).toEqual({
      code: 'wrong-case-status',
      params: { name: 'Siti', sinceAt: 1_000 },
    })
  })

  it.each(caseTransition.options)('%s may be repeated by its own doer, and changes nothing then', action => {
    const from = { deploy: 'OPEN', complete: 'NOT_COMPLETE', close: 'COMPLETE', reopen: 'COMPLETE' } as const
    const once = transitioned(stateOf(from[action]), action, words, council, at)
    expect(transitionRefusal(once, action, words, council)).toBeUndefined()
    expect(transitioned(once, action, words, council, at + 5)).toBe(once)
    const other = { ...council, id: 'siti' }
    if (action !== 'deploy') expect(transitionRefusal(once, action, words, other)).toBeDefined()
  })

  it('by deploy replaces the technician of a case on which someone works', () => {
    const after = transitioned(stateOf('NOT_COMPLETE'), 'deploy', words, council, at)
    expect(after).toMatchObject({ liftTechnicianName: 'Ahmad', updatedAt: at, lastAction: 'deploy' })
  })

  it('closes at its own instant, and reopening is another change even within one millisecond', () => {
    expect(transitioned(stateOf('OPEN'), 'close', words, council, at).closedAt).toBe(at)
    expect(transitioned(stateOf('COMPLETE'), 'reopen', words, council, 1_000).updatedAt).toBe(1_001)
  })
})

describe('an edit', () => {
  const before = {
    ...stateOf('OPEN'),
    feedbackType: 'FEEDBACK',
    priority: 'IMMEDIATE',
    category: 'LIFT_ESCALATOR',
    subcategory: 'NOISE',
    description: 'It hums.',
    channel: 'RESIDENCE',
    media: 'PHONE',
  } as const satisfies CaseState & CaseEdit
  const fields: CaseEdit = { ...before, priority: 'URGENT', description: 'It hums loudly.' }
  const by = actor('TOWN_COUNCIL')

  it('changes what differs, and says what that was', () => {
    expect(changesOfEdit(before, fields)).toEqual([
      { field: 'priority', before: 'IMMEDIATE', after: 'URGENT' },
      { field: 'description', before: 'It hums.', after: 'It hums loudly.' },
    ])
    expect(edited(before, fields, by, at)).toMatchObject({ priority: 'URGENT', updatedAt: at, lastAction: 'edit' })
    expect(edited(before, before, by, at)).toBe(before)
  })

  it('of an older state is refused with who changed it since, unless it says the same', () => {
    expect(editRefusal(before, by, { from: 1_000, fields })).toBeUndefined()
    expect(editRefusal(before, by, { from: 999, fields })).toEqual({
      code: 'changed-meanwhile',
      params: { name: 'Nur Aisyah', sinceAt: 1_000 },
    })
    expect(editRefusal(before, by, { from: 999, fields: before })).toBeUndefined()
  })

  it('is for those who write, of what is not closed', () => {
    expect(editRefusal(before, actor('TOWN_COUNCIL', false))).toEqual({ code: 'no-permission' })
    expect(editRefusal({ ...before, status: 'CLOSED' }, by)).toEqual({ code: 'case-closed' })
  })
})

test('a case is new until someone else than its author opens it', () => {
  const fresh = stateOf('OPEN')
  expect(seenBy(fresh, author.id)).toBe(fresh)
  expect(seenBy(fresh, 'ravi').isNew).toBe(false)
})

test('a lift and a call log have their bounds', () => {
  expect(openCasesRefusal(99)).toBeUndefined()
  expect(openCasesRefusal(100)).toEqual({ code: 'too-many-open-cases', params: { max: 100 } })
  expect(addCallLineRefusal({ status: 'OPEN' }, 0)).toBeUndefined()
  expect(addCallLineRefusal({ status: 'CLOSED' }, 0)).toEqual({ code: 'case-closed' })
  expect(addCallLineRefusal({ status: 'OPEN' }, 2_000)).toEqual({ code: 'too-many-call-lines', params: { max: 2_000 } })
})
