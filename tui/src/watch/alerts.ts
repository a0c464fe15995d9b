import { kindOfChoice, singleAlertsMax, type AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import type { Alerted } from '@liftwatch/core/watch/new-alarms'
import type { Snapshot } from '@liftwatch/core/watch/news-reader'
import type { Program } from '../program/program'

type AlertProgram = Pick<Program, 'settings' | 'translate' | 'snooze' | 'ring' | 'notify'>

type Newest = Snapshot<Alerted>

/** Sounds and shows new alarms. */
export interface Alerts {
  /** Takes what a look at the newest alarms of a choice has found. */
  readonly look: (choice: AlertChoice, found: readonly Alerted[], newest: Newest, program: AlertProgram) => void
  /** Rings again for what was rung for, and still waits for someone. */
  readonly repeat: (program: AlertProgram) => void
  /** The bell may ring again: it does for what came while it was silent, and still waits. */
  readonly wake: (program: AlertProgram) => void
}

interface Looked {
  readonly newest: Newest
  /** Those of them, and from behind them, that were rung for. */
  readonly raised: ReadonlySet<string>
}

function notifyOf(choice: AlertChoice, alarms: readonly Alerted[], { translate, notify }: AlertProgram): void {
  const kind = kindOfChoice(choice)
  if (alarms.length > singleAlertsMax) {
    const names = alarms.slice(0, singleAlertsMax).map(({ liftName }) => liftName)
    notify(translate(`alerts.several.${kind}`, { number: alarms.length }), `${names.join(', ')} …`)
    return
  }
  for (const { liftName, address, description } of alarms) {
    const words = descriptionIn(translate.language, description)
    notify(translate(`alerts.titles.${kind}`), translate('alerts.text', { liftName, address, description: words }))
  }
}

/** What was rung for before or is now, less what is known to wait no longer. */
function raisedIn(before: ReadonlySet<string>, found: readonly Alerted[], { rows, wholeFrom }: Newest): Set<string> {
  const here = new Map(rows.map(({ id, isWaiting }) => [id, isWaiting]))
  const isAllHere = wholeFrom === -Infinity
  const waiting = [...before].filter(id => here.get(id) ?? !isAllHere)
  return new Set([...waiting, ...found.map(({ id }) => id)])
}

export function createAlerts(): Alerts {
  const looks = new Map<AlertChoice, Looked>()
  let isOwed = false

  function stillWaits(choice: AlertChoice): boolean {
    const looked = looks.get(choice)
    return looked?.newest.rows.some(({ id, isWaiting }) => isWaiting && looked.raised.has(id)) ?? false
  }

  function ring({ snooze, ring }: AlertProgram): void {
    if (snooze.until() === undefined) ring()
    else isOwed = true
  }

  return {
    look(choice, found, newest, program) {
      const { settings, snooze } = program
      looks.set(choice, { newest, raised: raisedIn(looks.get(choice)?.raised ?? new Set(), found, newest) })
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
