import type { AlarmType } from '../contract/alarms/alarm-type'
import { faultLabel, faultNumbers } from './fault-numbers'

/** Whom an event concerns: the lift, or the device and its building. */
type Concern = 'lift' | 'device'

interface EventNumber {
  readonly code: string
  readonly label: string
  readonly labelZh: string
  readonly concerns: readonly Concern[]
}

function event(code: string, label: string, labelZh: string, ...concerns: Concern[]): EventNumber {
  return { code, label, labelZh, concerns }
}

/** Building-event numbers with their codes (specification 1 section 3; the numbers are ours, see DECISIONS.md). */
const eventNumbersKnown: Readonly<Record<number, EventNumber>> = {
  1: event('PMP0', 'Water pumps, common alarm', '水泵总警报', 'device'),
  2: event('PMP1', 'Water pump 1 failure', '1号水泵故障', 'device'),
  3: event('PMP2', 'Water pump 2 failure', '2号水泵故障', 'device'),
  4: event('MOF', 'Main switch off', '主电源关闭', 'lift'),
  5: event('PSF', 'Power supply failure', '供电故障', 'lift'),
  6: event('CDO', 'Car door open', '轿厢门未关', 'lift'),
  7: event('LM', 'Maintenance mode', '保养模式', 'lift'),
  8: event('RO', 'Rescue operation', '救援运行', 'lift'),
  9: event('LMDC', 'Device disconnected', '装置断开', 'lift', 'device'),
  10: event('ARDI', 'Rescue device running', '救援装置运行', 'lift'),
  11: event('CF', 'Communication failure', '通信故障', 'lift', 'device'),
  12: event('BC', 'Backup battery or charger failure', '后备电池或充电器故障', 'device'),
}

/** A code with its labels, as lists to choose from have it. */
export interface CodeLabel {
  readonly code: string
  readonly label: string
  readonly labelZh: string
}

/** The code of passenger traps. */
const trapCode: CodeLabel = { code: 'PTRP', label: 'Passenger trapped', labelZh: '乘客被困' }

/** The labels of all building events, and that of passenger traps. */
export const eventLabels: readonly CodeLabel[] = [...Object.values(eventNumbersKnown), trapCode]

const numberByCode = new Map(Object.entries(eventNumbersKnown).map(([number, { code }]) => [code, Number(number)]))

/** A building event's code; a number that is not in the list is RBE and the number. */
export function eventCode(number: number): string {
  return eventNumbersKnown[number]?.code ?? `RBE${number}`
}

/** The event numbers that codes mean, without regard to case. A code that names no event has none. */
export function eventNumbers(codes: readonly string[]): number[] {
  return codes.flatMap(typed => {
    const code = typed.trim().toUpperCase()
    const number = numberByCode.get(code) ?? Number(/^RBE(\d{1,5})$/.exec(code)?.[1] ?? Number.NaN)
    return eventCode(number) === code ? [number] : []
  })
}

/** The numbers that codes of alarms of any kind mean, by kind: LF7 is fault 7, PTRP any trap, PMP1 event 2. */
export function alarmNumbers(codes: readonly string[]): {
  readonly faults: readonly number[]
  readonly hasTraps: boolean
  readonly events: readonly number[]
} {
  const typed = codes.map(code => code.trim().toUpperCase())
  return {
    faults: typed.flatMap(code => /^LF(\d{1,5})$/.exec(code)?.slice(1).map(Number) ?? []),
    hasTraps: typed.includes(trapCode.code),
    events: eventNumbers(typed),
  }
}

/** The one word for an alarm of any kind: LF7, PTRP, PMP1. */
export function alarmCode(type: AlarmType, number: number): string {
  switch (type) {
    case 'LIFT_FAULT':
      return `LF${number}`
    case 'PASSENGER_TRAP':
      return trapCode.code
    case 'RBE':
      return eventCode(number)
  }
}

/** What an alarm of any kind is called where the device did not say: the English label of its number. */
export function alarmLabel(type: AlarmType, number: number): string {
  switch (type) {
    case 'LIFT_FAULT':
      return faultLabel(number)
    case 'PASSENGER_TRAP':
      return trapCode.label
    case 'RBE':
      return eventNumbersKnown[number]?.label ?? `Unknown event ${number}`
  }
}

function listEvents(concern?: Concern): CodeLabel[] {
  return Object.values(eventNumbersKnown)
    .filter(({ concerns }) => concern === undefined || concerns.includes(concern))
    .map(({ code, label, labelZh }) => ({ code, label, labelZh }))
}

/** The codes that a list offers: all building events, what concerns a lift, or what concerns a device. */
export function listAlarmCodes(view: 'RBE' | 'LIFT_SELECTOR' | 'LMD'): CodeLabel[] {
  switch (view) {
    case 'RBE':
      return listEvents()
    case 'LMD':
      return listEvents('device')
    case 'LIFT_SELECTOR':
      return [
        ...Object.entries(faultNumbers).map(([number, { label, labelZh }]) => ({
          code: `LF${number}`,
          label,
          labelZh,
        })),
        trapCode,
        ...listEvents('lift'),
      ]
  }
}
