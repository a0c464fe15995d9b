import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'

export interface AlarmKind {
  readonly type: AlarmType
  readonly count: number
  /** As often as they come. */
  readonly numbers: readonly number[]
  /** One in so many is not over yet, of as many of the newest as there are lifts: so each is of a lift of its own. */
  readonly openEvery: number | null
}

function times(count: number, ...numbers: readonly number[]): number[] {
  return numbers.flatMap(number => Array<number>(count).fill(number))
}

/** What comes of 26,000 lifts in two years: doors above all, and of 100 faults about 40 that keep a lift from running. */
export const alarmKinds: readonly AlarmKind[] = [
  {
    type: 'LIFT_FAULT',
    count: 2_000_000,
    numbers: [
      ...times(12, 1, 2),
      ...times(6, 3, 5, 8, 21, 24),
      ...times(3, 12, 15, 22, 6, 4, 13, 14, 20),
      ...times(1, 7, 9, 10, 11, 16, 17, 18, 19, 23),
    ],
    openEvery: 10,
  },
  { type: 'PASSENGER_TRAP', count: 20_000, numbers: [1], openEvery: 2_600 },
  { type: 'RBE', count: 150_000, numbers: times(1, 4, 5, 6, 7, 7, 7, 8, 9, 11), openEvery: null },
]
