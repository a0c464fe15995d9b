import {
  alertChoices,
  storedChoices,
  storedSounds,
  usualSounds,
  type AlertChoice,
} from '@liftwatch/core/domain/alert-choices'
import { trapArrivalTargetMs, trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import { storedSetting } from '../stored-setting'

/** Some of the choices, stored in this browser. */
function choicesStored(
  name: string,
  usual: readonly AlertChoice[],
  parse: (words: readonly string[]) => AlertChoice[],
) {
  const setting = storedSetting(name, text => text)
  const choicesOf = (text: string | undefined): readonly AlertChoice[] =>
    text === undefined ? usual : parse(text.split(' '))
  return {
    read: () => choicesOf(setting.read()),
    use: () => choicesOf(setting.use()),
    choose: (choice: AlertChoice, isChosen: boolean) => {
      const chosen = new Set(choicesOf(setting.read()))
      if (isChosen) chosen.add(choice)
      else chosen.delete(choice)
      setting.write(alertChoices.filter(other => chosen.has(other)).join(' '))
    },
  }
}

export const soundChoices = choicesStored('sound', usualSounds, storedSounds)
/** None at first, for a browser asks its user before it shows any. */
export const notificationChoices = choicesStored('notifications', [], storedChoices)

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
