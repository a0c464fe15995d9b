import { watchedKinds, type WatchedKind } from '@liftwatch/core/domain/watch-entries'
import { trapArrivalTargetMs, trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import { storedSetting } from '../stored-setting'

/** What can raise an alert: what a watch follows, the gravest first. */
export const alertKinds = watchedKinds
export type AlertKind = WatchedKind

/** Some of the kinds, kept in this browser. */
function storedKinds(name: string, initial: readonly AlertKind[]) {
  const setting = storedSetting(name, text => text)
  const kindsOf = (text: string | undefined): readonly AlertKind[] =>
    text === undefined ? initial : alertKinds.filter(kind => text.split(' ').includes(kind))
  return {
    read: () => kindsOf(setting.read()),
    use: () => kindsOf(setting.use()),
    choose: (kind: AlertKind, isChosen: boolean) => {
      const chosen = new Set(kindsOf(setting.read()))
      if (isChosen) chosen.add(kind)
      else chosen.delete(kind)
      setting.write(alertKinds.filter(other => chosen.has(other)).join(' '))
    },
  }
}

/** Somebody in a lift is worth a sound, unless it was turned off. */
export const soundKinds = storedKinds('sound', ['passengerTraps'])
/** None at first, for a browser asks its user before it shows any. */
export const notificationKinds = storedKinds('notifications', [])

export const trapTargetMinutesUsual = trapArrivalTargetMs / 60_000

function isTarget(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= trapTargetMinutesMin && Number(text) <= trapTargetMinutesMax
}

const trapTarget = storedSetting('trapTargetMinutes', text => (isTarget(text) ? text : undefined))

export const trapTargetMinutes = {
  use: () => Number(trapTarget.use() ?? trapTargetMinutesUsual),
  /** Answers whether it is one; what is none changes nothing. */
  choose(text: string): boolean {
    if (isTarget(text)) trapTarget.write(text)
    return isTarget(text)
  },
}
