import { expect, test } from 'vitest'
import type { AlertedAlarm } from '@liftwatch/core/domain/new-alarms'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import type { AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { defaultSettings, settingsShape, type Settings } from '../../tui/src/settings'
import { createAlerts } from '../../tui/src/watch/alerts'
import { createSnooze } from '../../tui/src/watch/snooze'

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
  return {
    snooze,
    bells: () => bells,
    /** The answer for a choice: names of what waits, and with a dash of what was acknowledged. */
    look(choice: AlertChoice, names: string, total?: number) {
      const alarms = names.split(' ').map((name, at): AlertedAlarm => {
        const id = name.replace('-', '')
        return { id, liftName: id, address: '', description: '', alarmStartTs: 100 - at, isWaiting: name === id }
      })
      alerts.look(choice, '', { alarms, total: total ?? alarms.length }, program)
    },
    repeat: () => alerts.repeat(program),
    wake: () => alerts.wake(program),
  }
}

test('until acknowledged it rings again for what it rang for, and for nothing that was there', () => {
  const it = listening({ bell: ['URGENT'], repeat: 'untilAcknowledged' })
  it.look('URGENT', 'old')
  it.repeat()
  expect(it.bells()).toBe(0)
  it.look('URGENT', 'new old')
  it.repeat()
  expect(it.bells()).toBe(2)
  it.look('URGENT', '-new old')
  it.repeat()
  expect(it.bells()).toBe(2)
})

test('what is pushed out by many newer ones and comes back still waits', () => {
  const it = listening({ bell: ['URGENT'], repeat: 'untilAcknowledged' })
  it.look('URGENT', 'old')
  it.look('URGENT', 'new old')
  it.look('URGENT', '-newest', 3)
  it.repeat()
  expect(it.bells()).toBe(1)
  it.look('URGENT', 'new old')
  it.repeat()
  expect(it.bells()).toBe(2)
})

test('once is once, and a building alarm, which no one acknowledges, rings once in any case', () => {
  const once = listening({ bell: ['URGENT'] })
  once.look('URGENT', 'old')
  once.look('URGENT', 'new old')
  once.repeat()
  expect(once.bells()).toBe(1)
  const event = listening({ bell: ['events'], repeat: 'untilAcknowledged' })
  event.look('events', 'old')
  event.look('events', 'new old')
  event.repeat()
  expect(event.bells()).toBe(1)
})

test('what came while the bell was silent is rung for after it, once, if it still waits', () => {
  const it = listening({ bell: ['URGENT'] })
  it.look('URGENT', 'old')
  it.snooze.start()
  it.look('URGENT', 'new old')
  it.repeat()
  expect(it.bells()).toBe(0)
  it.snooze.end()
  it.wake()
  it.wake()
  expect(it.bells()).toBe(1)
  it.snooze.start()
  it.look('URGENT', 'newer new old')
  it.look('URGENT', '-newer -new old')
  it.snooze.end()
  it.wake()
  expect(it.bells()).toBe(1)
})

test('a new trap ends the silence, also where traps have no bell', () => {
  const it = listening({ bell: [] })
  it.look('traps', 'old')
  it.snooze.start()
  it.look('traps', 'new old')
  expect(it.snooze.until()).toBeUndefined()
  expect(it.bells()).toBe(0)
})

test('traps and urgent faults ring unless chosen otherwise, and what an older version stored is read', () => {
  expect(defaultSettings.bell).toEqual(['traps', 'URGENT'])
  const { bell, notification } = settingsShape.parse({
    bell: ['passengerTraps', 'liftFaults'],
    notification: ['rbes'],
  })
  expect(bell).toEqual(['traps', 'URGENT', 'BREAKDOWN', 'NON_BREAKDOWN'])
  expect(notification).toEqual(['events'])
  // An older version stored its usual choice with any other change of the settings.
  expect(settingsShape.parse({ bell: ['passengerTraps'] }).bell).toEqual(['traps', 'URGENT'])
  // A choice of this version, and no sound at all, stay.
  expect(settingsShape.parse({ bell: ['traps'] }).bell).toEqual(['traps'])
  expect(settingsShape.parse({ bell: [] }).bell).toEqual([])
})
