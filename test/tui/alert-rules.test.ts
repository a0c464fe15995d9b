import { expect, test } from 'vitest'
import type { AlertChoice } from '@liftwatch/core/domain/alert-choices'
import type { WatchedAlarm } from '@liftwatch/core/domain/watch-entries'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { createNewAlarms } from '@liftwatch/core/watch/new-alarms'
import type { NewsReader, Snapshot } from '@liftwatch/core/watch/news-reader'
import { defaultSettings, settingsShape, type Settings } from '../../tui/src/program/settings'
import { createAlerts } from '../../tui/src/watch/alerts'
import { createSnooze } from '../../tui/src/watch/snooze'

const unnamed = {
  kind: 'liftFaults',
  liftId: '',
  address: '',
  description: '',
  severity: undefined,
  isOpen: true,
} as const

/** Alerts with what they are given, and how often they have rung. */
function listening(change: Partial<Settings>) {
  const alerts = createAlerts()
  const snooze = createSnooze()
  let bells = 0
  const program = {
    settings: { ...defaultSettings, ...change },
    translate: translatorOf('en'),
    snooze,
    ring: () => void (bells += 1),
    notify: () => {},
  }
  const readers = new Map<AlertChoice, NewsReader>()
  let newest: Snapshot<WatchedAlarm>
  const readerOf = (choice: AlertChoice) =>
    createNewAlarms(
      { snapshot: () => Promise.resolve(newest) },
      (...seen) => alerts.look(choice, ...seen, program),
      run => {
        run()
        return () => {}
      },
    )
  return {
    snooze,
    bells: () => bells,
    /** The answer for a choice: names of what waits, and with a dash of what was acknowledged. */
    look(choice: AlertChoice, names: string, total?: number): Promise<void> {
      const rows = names.split(' ').map((name, at): WatchedAlarm => {
        const id = name.replace('-', '')
        const known = { id, liftName: id, alarmStartTs: 100 - at, isWaiting: name === id, isSilent: false }
        return Object.assign(known, unnamed)
      })
      newest = { rows, wholeFrom: (total ?? 0) > rows.length ? rows.at(-1)!.alarmStartTs : -Infinity }
      const reader = readers.get(choice) ?? readerOf(choice)
      readers.set(choice, reader)
      return reader.lookAtAll()
    },
    repeat: () => alerts.repeat(program),
    wake: () => alerts.wake(program),
  }
}

test('until acknowledged it rings again for what it rang for, and for nothing that was there', async () => {
  const it = listening({ bell: ['URGENT'], repeat: 'untilAcknowledged' })
  await it.look('URGENT', 'old')
  it.repeat()
  expect(it.bells()).toBe(0)
  await it.look('URGENT', 'new old')
  it.repeat()
  expect(it.bells()).toBe(2)
  await it.look('URGENT', '-new old')
  it.repeat()
  expect(it.bells()).toBe(2)
})

test('what is pushed out by many newer ones and comes back still waits', async () => {
  const it = listening({ bell: ['URGENT'], repeat: 'untilAcknowledged' })
  await it.look('URGENT', 'old')
  await it.look('URGENT', 'new old')
  await it.look('URGENT', '-newest', 3)
  it.repeat()
  expect(it.bells()).toBe(1)
  await it.look('URGENT', 'new old')
  it.repeat()
  expect(it.bells()).toBe(2)
})

test('an older one that comes up from behind many newer ones is no news', async () => {
  const it = listening({ bell: ['URGENT'] })
  await it.look('URGENT', 'newest newer', 3)
  await it.look('URGENT', 'newest newer old')
  expect(it.bells()).toBe(0)
  await it.look('URGENT', 'new newest newer old')
  expect(it.bells()).toBe(1)
})

test('once is once, and a building alarm, which no one acknowledges, rings once in any case', async () => {
  const once = listening({ bell: ['URGENT'] })
  await once.look('URGENT', 'old')
  await once.look('URGENT', 'new old')
  once.repeat()
  expect(once.bells()).toBe(1)
  const event = listening({ bell: ['events'], repeat: 'untilAcknowledged' })
  await event.look('events', 'old')
  await event.look('events', 'new old')
  event.repeat()
  expect(event.bells()).toBe(1)
})

test('what came while the bell was silent is rung for after it, once, if it still waits', async () => {
  const it = listening({ bell: ['URGENT'] })
  await it.look('URGENT', 'old')
  it.snooze.start()
  await it.look('URGENT', 'new old')
  it.repeat()
  expect(it.bells()).toBe(0)
  it.snooze.end()
  it.wake()
  it.wake()
  expect(it.bells()).toBe(1)
  it.snooze.start()
  await it.look('URGENT', 'newer new old')
  await it.look('URGENT', '-newer -new old')
  it.snooze.end()
  it.wake()
  expect(it.bells()).toBe(1)
})

test('a new trap ends the silence, also where traps have no bell', async () => {
  const it = listening({ bell: [] })
  await it.look('traps', 'old')
  it.snooze.start()
  await it.look('traps', 'new old')
  expect(it.snooze.until()).toBeUndefined()
  expect(it.bells()).toBe(0)
})

test('traps, urgent faults and immediate cases ring unless chosen otherwise, and what an older version stored is read', () => {
  expect(defaultSettings.bell).toEqual(['traps', 'URGENT', 'cases'])
  const { bell, notification } = settingsShape.parse({
    bell: ['passengerTraps', 'liftFaults'],
    notification: ['rbes'],
  })
  expect(bell).toEqual(['traps', 'URGENT', 'BREAKDOWN', 'NON_BREAKDOWN'])
  expect(notification).toEqual(['events'])
  // An older version stored its usual choice with any other change of the settings.
  expect(settingsShape.parse({ bell: ['passengerTraps'] }).bell).toEqual(['traps', 'URGENT', 'cases'])
  // A choice of this version, and no sound at all, stay.
  expect(settingsShape.parse({ bell: ['traps'] }).bell).toEqual(['traps'])
  expect(settingsShape.parse({ bell: [] }).bell).toEqual([])
})
