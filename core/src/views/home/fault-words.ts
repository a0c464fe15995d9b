import type { LiftFault } from '../../contract/alarms/lift-faults'
import { descriptionIn } from '../../domain/labels'
import type { Translate } from '../../text/translate'

type Mark = 'switchOffs.mark' | 'switchOffs.markBrief'

/** Marks what is about a lift that is switched off on purpose: it is shown like any other, and makes no sound (decisions.md section 12). */
export function markedOff(words: string, isOff: boolean, t: Translate, mark: Mark = 'switchOffs.mark'): string {
  return isOff ? `[${t(mark)}] ${words}` : words
}

type Fault = Pick<LiftFault, 'alarmLiftFaultNumber' | 'description' | 'isLiftOff'>

/** A fault by its number, by which people on the radio call it, and its words. */
export function faultWords(fault: Fault, t: Translate, mark?: Mark): string {
  const { alarmLiftFaultNumber, description, isLiftOff } = fault
  return markedOff(`${alarmLiftFaultNumber} ${descriptionIn(t.language, description)}`, isLiftOff, t, mark)
}
