import { kindOfChoice, type AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { newAlarms, type AlertedAlarm, type Newest } from '@liftwatch/core/domain/new-alarms'
import type { Program } from '../program'

type AlertProgram = Pick<Program, 'settings' | 'translate' | 'snooze' | 'ring' | 'notify'>

/** Sounds and shows new alarms. */
export interface Alerts {
  /**
   * Looks at the newest alarms of a choice. What the first look finds was there before, and makes no sound.
   * @param scope what they were chosen by; what another choice shows for the first time is no news either
   */
  readonly look: (choice: AlertChoice, scope: string, newest: Newest, program: AlertProgram) => void
  /** Rings again for what was rung for, and still waits for someone. */
  readonly repeat: (program: AlertProgram) => void
  /** The bell may ring again: it does for what came while it was silent, and still waits. */
  readonly wake: (program: AlertProgram) => void
}

interface Looked {
  readonly scope: string
  readonly newest: Newest
  /** Those of them, and from behind them, that were rung for. */
  readonly raised: ReadonlySet<string>
}

/** More than these at once are reported in one: a power cut must not bury the screen. */
const singleMax = 3

function notifyOf(choice: AlertChoice, alarms: readonly AlertedAlarm[], { translate, notify }: AlertProgram): void {
  const kind = kindOfChoice(choice)
  if (alarms.length > singleMax) {
    const names = alarms.slice(0, singleMax).map(({ liftName }) => liftName)
    notify(translate(`alerts.several.${kind}`, { number: alarms.length }), `${names.join(', ')} …`)
    return
  }
  for (const { liftName, address, description } of alarms) {
    const words = descriptionIn(translate.language, description)
    notify(translate(`alerts.titles.${kind}`), translate('alerts.text', { liftName, address, description: words }))
  }
}

/** What was rung for before or is now, less what is known to wait no longer. */
function raisedIn(before: ReadonlySet<string>, found: readonly AlertedAlarm[], { alarms, total }: Newest): Set<string> {
  const here = new Map(alarms.map(({ id, isWaiting }) => [id, isWaiting]))
  const isAllHere = total <= alarms.length
  const waiting = [...before].filter(id => here.get(id) ?? !isAllHere)
  return new Set([...waiting, ...found.map(({ id }) => id)])
}

export function createAlerts(): Alerts {
  const looks = new Map<AlertChoice, Looked>()
  let isOwed = false

  function stillWaits(choice: AlertChoice): boolean {
    const looked = looks.get(choice)
    return looked?.newest.alarms.some(({ id, isWaiting }) => isWaiting && looked.raised.has(id)) ?? false
  }

  function ring({ snooze, ring }: AlertProgram): void {
    if (snooze.until() === undefined) ring()
    else isOwed = true
  }

  return {
    look(choice, scope, newest, program) {
      const { settings, snooze } = program
      const before = looks.get(choice)
      const found = before?.scope === scope ? newAlarms(before.newest, newest) : []
      looks.set(choice, { scope, newest, raised: raisedIn(before?.raised ?? new Set(), found, newest) })
      if (found.length === 0) return
      if (choice === 'traps') {
        // Its own bell covers all that was held back.
        isOwed = false
        snooze.end()
      }
      if (settings.bell.includes(choice)) ring(program)
      if (settings.notification.includes(choice)) notifyOf(choice, found, program)
    },
    repeat(program) {
      const { bell, repeat } = program.settings
      // No one acknowledges a building event: it would ring for as long as it is set.
      const isWanted = bell.some(choice => choice !== 'events' && stillWaits(choice))
      if (repeat === 'untilAcknowledged' && isWanted && program.snooze.until() === undefined) program.ring()
    },
    wake(program) {
      if (isOwed && program.settings.bell.some(stillWaits)) program.ring()
      isOwed = false
    },
  }
}
