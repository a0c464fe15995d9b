import { AppError, throwIfRefused, type Refusal } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import type { NewMail } from '../queries/mails'
import type { NewNotice } from '../queries/notices'
import { act } from './act'
import { lockOwnOrganization, type MemberCall } from './own-organization'

/** A kind of record that people act on. */
export interface RecordKind<Item, Place> {
  /**
   * Locks what the rules rest on (an alarm's lift), in an order that all keep to, and answers for each id that the caller sees what its
   * notices need. Ids that are missing are not found.
   */
  readonly lock: (tx: Database, caller: Member, ids: readonly string[]) => Promise<ReadonlyMap<string, Place>>
  readonly find: (tx: Database, caller: Member, id: string) => Promise<Item | undefined>
  readonly save: (tx: Database, id: string, after: Item) => Promise<void>
  readonly notices: (id: string, place: Place) => readonly NewNotice[]
  /** Whether its changes change who may do what; the caller's organisation is locked for these, before what the rules rest on. */
  readonly changesAccess?: boolean
}

/** In which a rule is asked: with the caller as they are once all locks are held. */
interface Asking {
  readonly tx: Database
  readonly caller: Member
}

export interface RecordAction<Item> {
  readonly refusal: (before: Item, asking: Asking) => Refusal | undefined | Promise<Refusal | undefined>
  /** Why an edit that would change something is not saved, for it was made from what others have changed since. */
  readonly staleness?: (before: Item) => Refusal | undefined
  /** The record as it then is; the same one where the action was done before, and nothing is left to change. */
  readonly apply: (before: Item) => Item
  /** What the audit trail keeps besides who and when. */
  readonly detail?: (before: Item) => Readonly<Record<string, unknown>>
  /** The mails that it leads to, where it changed something. */
  readonly mails?: (after: Item, asking: Asking) => Promise<readonly NewMail[]>
}

/** What became of the records of an action. */
interface Performed<Item> {
  /** Each as it then is, in the order of the ids. */
  readonly items: Item[]
  /** How many were not so before. */
  readonly changed: number
}

/** What every action on records is, all of them or none: lock, ask the rule, apply it, save, audit, notify. */
function performEach<Item, Place>(
  kind: RecordKind<Item, Place>,
  call: MemberCall,
  ids: readonly string[],
  { refusal, staleness, apply, detail, mails: mailsOf }: RecordAction<Item>,
): Promise<Performed<Item>> {
  return act(call, async tx => {
    const caller = kind.changesAccess === true ? await lockOwnOrganization(tx, call) : call.caller
    const places = await kind.lock(tx, caller, ids)
    const find = async (id: string) => {
      const found = places.has(id) ? await kind.find(tx, caller, id) : undefined
      if (found === undefined) throw new AppError('not-found')
      return found
    }
    const items: Item[] = []
    const changed: { readonly id: string; readonly before: Item }[] = []
    const mails: NewMail[] = []
    for (const id of ids) {
      const before = await find(id)
      throwIfRefused(await refusal(before, { tx, caller }))
      const after = apply(before)
      if (after !== before) {
        throwIfRefused(staleness?.(before))
        await kind.save(tx, id, after)
        if (mailsOf) mails.push(...(await mailsOf(after, { tx, caller })))
        changed.push({ id, before })
      }
      items.push(after === before ? before : await find(id))
    }
    return {
      answer: { items, changed: changed.length },
      entries: changed.map(({ id, before }) => ({ subjectId: id, detail: detail?.(before) })),
      mails,
      notices: changed.flatMap(({ id }) => kind.notices(id, places.get(id)!)),
      changesAccess: changed.length > 0 && kind.changesAccess === true,
    }
  })
}

/** An action on several records, all of them or none; answers them as they then are. */
export async function performAll<Item, Place>(
  kind: RecordKind<Item, Place>,
  call: MemberCall,
  ids: readonly string[],
  action: RecordAction<Item>,
): Promise<Item[]> {
  return (await performEach(kind, call, ids, action)).items
}

/** The same, answered by how many were not so before. */
export async function changeAll<Item, Place>(
  kind: RecordKind<Item, Place>,
  call: MemberCall,
  ids: readonly string[],
  action: RecordAction<Item>,
): Promise<{ changed: number }> {
  const { changed } = await performEach(kind, call, ids, action)
  return { changed }
}

/** An action on one record; answers it as it then is. */
export async function perform<Item, Place>(
  kind: RecordKind<Item, Place>,
  call: MemberCall,
  id: string,
  action: RecordAction<Item>,
): Promise<Item> {
  return (await performAll(kind, call, [id], action))[0]!
}
