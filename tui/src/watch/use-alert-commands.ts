import { formatShortTime } from '@liftwatch/core/text/format'
import type { Commands } from '../input/key-router'
import { bindingOf, keyLabel } from '../input/keys'
import { useProgram } from '../program/program'

/** The keys of the bell: silence for a while, and a test that shows whether an alert would reach one. */
export function useAlertCommands(): Commands {
  const { translate, messages, snooze, ring, notify } = useProgram()

  function toggle(): void {
    if (snooze.until() !== undefined) {
      snooze.end()
      messages.show(translate('watch.alerts.awake'), 'ok')
      return
    }
    snooze.start()
    const key = keyLabel(bindingOf('alerts.snooze').keys[0])
    messages.show(
      translate('watch.alerts.snoozed', { at: formatShortTime(snooze.until()!, Date.now()), key }),
      'warning',
    )
  }

  function test(): void {
    ring()
    notify(translate('watch.alerts.testTitle'), translate('watch.alerts.testText'))
    messages.show(translate('watch.alerts.tested'), 'ok')
  }

  return { 'alerts.snooze': { run: toggle }, 'alerts.test': { run: test } }
}
