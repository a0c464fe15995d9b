import { expect, test } from 'vitest'
import type { HeardAlarm } from '@liftwatch/core/domain/new-alarms'
import { translatorOf } from '@liftwatch/core/text/all-texts'
import { defaultSettings, type AlertKind, type Settings } from '../../tui/src/settings'
import { createAlerts } from '../../tui/src/watch/alerts'
import { createSnooze } from '../../tui/src/watch/snooze'

/** Alerts with what they are told, and how often they have rung. */
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
    /** The answer for a kind: names of what waits, and with a dash of what was acknowledged. */
    look(kind: AlertKind, names: string, total?: number) {
      const alarms = names.split(' ').map((name, at): HeardAlarm => {
        const id = name.replace('-', '')
        return { id, liftName: id, address: '', description: '', alarmStartTs: 100 - at, isWaiting: name === id }
      })
      alerts.look(kind, '', { alarms, total: total ?? alarms.length }, program)
    },
    repeat: () => alerts.repeat(program),
    wake: () => alerts.wake(program),
  }
}

test('until acknowledged it rings again for what it rang for, and for nothing that was there', () => {
  const it = listening({ bell: ['liftFaults'], repeat: 'untilAcknowledged' })
  it.look('liftFaults', 'old')
  it.repeat()
  expect(it.bells()).toBe(0)
  it.look('liftFaults', 'new old')
  it.repeat()
  expect(it.bells()).toBe(2)
  it.look('liftFaults', '-new old')
  it.repeat()
  expect(it.bells()).toBe(2)
})

test('what gives way to many newer ones and comes back still waits', () => {
  const it = listening({ bell: ['liftFaults'], repeat: 'untilAcknowledged' })
  it.look('liftFaults', 'old')
  it.look('liftFaults', 'new old')
  it.look('liftFaults', '-newest', 3)
  it.repeat()
  expect(it.bells()).toBe(1)
  it.look('liftFaults', 'new old')
  it.repeat()
  expect(it.bells()).toBe(2)
})

test('once is once, and a building event, which nobody acknowledges, rings once in any case', () => {
  const once = listening({ bell: ['liftFaults'] })
  once.look('liftFaults', 'old')
  once.look('liftFaults', 'new old')
  once.repeat()
  expect(once.bells()).toBe(1)
  const event = listening({ bell: ['rbes'], repeat: 'untilAcknowledged' })
  event.look('rbes', 'old')
  event.look('rbes', 'new old')
  event.repeat()
  expect(event.bells()).toBe(1)
})

test('what came while the bell was silent is rung for after it, once, if it still waits', () => {
  const it = listening({ bell: ['liftFaults'] })
  it.look('liftFaults', 'old')
  it.snooze.start()
  it.look('liftFaults', 'new old')
  it.repeat()
  expect(it.bells()).toBe(0)
  it.snooze.end()
  it.wake()
  it.wake()
  expect(it.bells()).toBe(1)
  it.snooze.start()
  it.look('liftFaults', 'newer new old')
  it.look('liftFaults', '-newer -new old')
  it.snooze.end()
  it.wake()
  expect(it.bells()).toBe(1)
})

test('a new trap ends the silence, also where traps have no bell', () => {
  const it = listening({ bell: [] })
  it.look('passengerTraps', 'old')
  it.snooze.start()
  it.look('passengerTraps', 'new old')
  expect(it.snooze.until()).toBeUndefined()
  expect(it.bells()).toBe(0)
})
