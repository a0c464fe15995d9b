import { v7 as newId } from 'uuid'
import type { DayChange, maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import type { AnswerOf, ParsedInputOf } from '@liftwatch/core/contract/endpoint'
import { dayAfter } from '@liftwatch/core/domain/calendar'
import { changedAt } from '@liftwatch/core/domain/last-change'
import { dayChangeRefusal } from '@liftwatch/core/domain/maintenance-days'
import { scheduleApartDays } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { periodNameAt } from '@liftwatch/core/reports/periods'
import { act } from '../actions/act'
import type { MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import { lockLifts, saveDay } from '../queries/maintenance/day-changes'
import { listDays, listDaysById, toDay, type StoredDay } from '../queries/maintenance/day-lists'
import { saveDescriptions } from './save-descriptions'

type Saving = ParsedInputOf<typeof maintenanceDays.save>
type Saved = AnswerOf<typeof maintenanceDays.save>

interface Changed {
  readonly before: StoredDay | undefined
  readonly after: StoredDay
}

/** Of the day that a change names, whether someone else has changed it since it was seen. Errors: not-found, changed-meanwhile. */
function movedDay(change: DayChange, days: readonly StoredDay[]): StoredDay | undefined {
  if (!change.id) return undefined
  const moved = days.find(({ id, liftId }) => id === change.id && liftId === change.liftId)
  if (!moved) throw new AppError('not-found')
  const isSo =
    change.date === null ? moved.cancelledAt !== null : moved.cancelledAt === null && moved.date === change.date
  const isSeen = change.updatedAt === undefined || change.updatedAt === moved.updatedAt
  if (!isSo && (!isSeen || moved.cancelledAt !== null)) {
    throw new AppError('changed-meanwhile', {
      params: { name: moved.lastEditorName ?? '-', sinceAt: moved.updatedAt },
    })
  }
  return moved
}

/** The day as a change leaves it; undefined where it is so already. Throws why it cannot be. */
function changedDay(change: DayChange, days: readonly StoredDay[], { at, caller }: MemberCall): Changed | undefined {
  const { liftId, date } = change
  const before = movedDay(change, days)
  const active = days.filter(day => day.liftId === liftId && day.cancelledAt === null)
  const reason = change.changeDateReason ?? null
  const editor = { lastEditorId: caller.userId, lastEditorName: caller.nickname }
  if (before) {
    if (date === null ? before.cancelledAt !== null : date === before.date) return undefined
    throwIfRefused(dayChangeRefusal({ moved: before, date, reason }, active, periodNameAt('day', at)))
    const updatedAt = changedAt(before, at)
    const change = date === null ? { cancelledAt: updatedAt } : { date }
    return { before, after: { ...before, ...change, changeDateReason: reason, ...editor, updatedAt } }
  }
  if (date === null) throw new AppError('not-found')
  // One's own repeat: the day that the first call made.
  if (active.some(day => day.date === date && day.lastEditorId === caller.userId && day.originalDate === date)) {
    return undefined
  }
  throwIfRefused(dayChangeRefusal({ date }, active, periodNameAt('day', at)))
  const made = { id: newId(), liftId, date, originalDate: date, changeDateReason: reason, finalization: false }
  return { before: undefined, after: { ...made, cancelledAt: null, ...editor, updatedAt: at } }
}

/** All days that the rules and the changes go by. */
async function readDays(tx: Database, changes: readonly DayChange[], today: string): Promise<StoredDay[]> {
  const liftIds = [...new Set(changes.map(({ liftId }) => liftId))]
  const near = await listDays(tx, liftIds, dayAfter(today, -31 - scheduleApartDays))
  const named = await listDaysById(
    tx,
    changes.flatMap(({ id }) => (id ? [id] : [])),
  )
  return [...near, ...named.filter(({ id }) => near.every(day => day.id !== id))]
}

const wordOf = ({ before, after }: Changed) => (before ? (after.cancelledAt === null ? 'move' : 'cancel') : 'add')

/**
 * Changes days of lifts and what is said of their months: all of it or nothing, in the order in which it is given, under the locks of all
 * the lifts. Errors: not-found, changed-meanwhile, schedule-finalised, reason-needed, day-not-free.
 */
export function saveDays(call: MemberCall, input: Saving): Promise<Saved> {
  const { at, caller } = call
  const { lmScheduleDto: changes, lmScheduleDescriptionDto: said } = input
  const today = periodNameAt('day', at)
  const liftIds = [...new Set([...changes, ...said].map(({ liftId }) => liftId))]
  return act(call, async tx => {
    const scopes = await lockLifts(tx, caller.scope, liftIds)
    if (scopes.size < liftIds.length) throw new AppError('not-found')
    const days = await readDays(tx, changes, today)
    const changed: Changed[] = []
    for (const change of changes) {
      const one = changedDay(change, days, call)
      if (!one) continue
      const place = days.findIndex(({ id }) => id === one.after.id)
      days.splice(place < 0 ? days.length : place, place < 0 ? 0 : 1, one.after)
      await saveDay(tx, one.after)
      changed.push(one)
    }
    const descriptions = await saveDescriptions(tx, call, said)
    const lifts = new Set([...changed.map(({ after }) => after.liftId), ...descriptions.changed])
    return {
      answer: {
        schedules: days
          .filter(({ liftId, cancelledAt }) => cancelledAt === null && liftIds.includes(liftId))
          .toSorted((one, other) => (one.date < other.date ? -1 : 1))
          .map(day => toDay(day, today)),
        descriptions: descriptions.rows,
        changed: changed.length + descriptions.changed.length,
      },
      entries: [
        ...changed.map(one => ({
          subjectId: one.after.liftId,
          detail: {
            action: wordOf(one),
            before: one.before?.date ?? null,
            after: one.after.cancelledAt === null ? one.after.date : null,
            reason: one.after.changeDateReason,
          },
        })),
        ...descriptions.entries,
      ],
      notices: [...lifts].map(liftId => ({
        kind: 'maintenanceChecks' as const,
        subjectId: null,
        count: 1,
        scopeId: scopes.get(liftId)!,
      })),
    }
  })
}
