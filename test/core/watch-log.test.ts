import { expect, test } from 'vitest'
import type { AlarmEntry, Happening } from '@liftwatch/core/domain/watch-entries'
import { emptyLog, talliesSince, withEntries } from '@liftwatch/core/domain/watch-log'

function entry(id: string, at: number, what: Happening = 'came'): AlarmEntry {
  const alarm = {
    kind: 'liftFaults',
    id,
    liftId: id,
    liftName: id,
    address: '',
    description: '',
    alarmStartTs: at,
    severity: 'URGENT',
    isOpen: true,
    isWaiting: true,
    isSilent: false,
  } as const
  return { id: `${id} ${what}`, what, at, by: what === 'acknowledged' ? 'Lim' : undefined, team: undefined, alarm }
}

test('the newest is first, wherever it comes in, and of one instant what comes later in a life', () => {
  const log = withEntries(emptyLog, [entry('a', 1), entry('c', 3)])
  const { entries } = withEntries(log, [entry('b', 2), entry('c', 3, 'acknowledged')])
  expect(entries.map(({ id }) => id)).toEqual(['c acknowledged', 'c came', 'b came', 'a came'])
})

test('what is reported again changes nothing', () => {
  const log = withEntries(emptyLog, [entry('a', 1), entry('a', 2, 'acknowledged')])
  expect(withEntries(log, [entry('a', 1), entry('a', 2, 'acknowledged')])).toBe(log)
  expect(withEntries(emptyLog, [entry('a', 1), entry('a', 1)]).entries).toHaveLength(1)
  expect(log.acknowledgers).toEqual({ Lim: 1 })
})

test('only the newest remain, all are counted, and what was forgotten is not reported again', () => {
  const three = withEntries(emptyLog, [entry('a', 1), entry('b', 2), entry('c', 3)], 2)
  expect(three.entries.map(({ id }) => id)).toEqual(['c came', 'b came'])
  expect(withEntries(three, [entry('a', 1)], 2)).toBe(three)
  const four = withEntries(three, [entry('d', 4)], 2)
  expect(four.tallies).toEqual({ 'liftFaults came': 4 })
  expect(talliesSince(three.tallies, four.tallies)).toEqual({ 'liftFaults came': 1 })
  expect(talliesSince(four.tallies, four.tallies)).toEqual({})
})
