import { kindOfChoice, singleAlertsMax, type AlertChoice, type AlertKind } from '@liftwatch/core/domain/alert-choices'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import type { Alerted } from '@liftwatch/core/watch/new-alarms'
import type { Translate } from '@liftwatch/core/text/translate'
import { showNotification } from './notification'
import { notificationChoices, soundChoices } from './settings'
import { sound } from './sound'

function pathOf(kind: AlertKind, id: string): string {
  if (kind === 'passengerTraps') return detailPath('passenger-trap', id)
  if (kind === 'cases') return detailPath('case-management', id)
  return kind === 'liftFaults' ? detailPath('lift-fault', id) : screens.rbe.path
}

const listPaths: Record<AlertKind, string> = {
  passengerTraps: `${screens['passenger-trap'].path}?operationalStatus=OPEN`,
  liftFaults: `${screens['lift-fault'].path}?operationalStatus=OPEN`,
  rbes: screens.rbe.path,
  cases: `${screens['case-management'].path}?status=OPEN&isNew=true`,
}

/** Sounds and shows alarms, as the user has chosen; a click on what is shown goes where it leads. */
export function raise(choice: AlertChoice, alarms: readonly Alerted[], t: Translate, go: (path: string) => void): void {
  if (alarms.length === 0) return
  const kind = kindOfChoice(choice)
  if (soundChoices.read().includes(choice)) void sound()
  if (!notificationChoices.read().includes(choice)) return
  const isLasting = kind === 'passengerTraps'
  if (alarms.length > singleAlertsMax) {
    showNotification({
      title: t(`alerts.several.${kind}`, { number: alarms.length }),
      text: t('alerts.openList'),
      tag: alarms[0]!.id,
      isLasting,
      open: () => go(listPaths[kind]),
    })
    return
  }
  for (const alarm of alarms) {
    const { id, liftName, address, description } = alarm
    showNotification({
      title: t(`alerts.titles.${kind}`),
      text: t('alerts.text', { liftName, address, description: descriptionIn(t.language, description) }),
      tag: id,
      isLasting,
      open: () => go(pathOf(kind, id)),
    })
  }
}
