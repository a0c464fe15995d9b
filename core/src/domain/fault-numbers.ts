import type { Severity } from '../contract/alarms/alarms'

interface FaultNumber {
  readonly label: string
  readonly labelZh: string
  readonly severity: Severity
  /** Whether its downtime counts in the town council management report. */
  readonly isCounted: boolean
}

function minor(label: string, labelZh: string): FaultNumber {
  return { label, labelZh, severity: 'NON_BREAKDOWN', isCounted: false }
}

function counted(severity: Severity, label: string, labelZh: string): FaultNumber {
  return { label, labelZh, severity, isCounted: true }
}

/** Lift-fault numbers with their default severities (decisions.md section 4; counted numbers: specification 2 section 9). */
export const faultNumbers: Readonly<Record<number, FaultNumber>> = {
  /** A device that names no number means it (specification 1 section 3: LF0). */
  0: minor('Lift fault without a number', '未编号的电梯故障'),
  1: minor('Door reopening repeated', '门反复重开'),
  2: minor('Door obstruction', '门受阻'),
  3: counted('BREAKDOWN', 'Door closing failure', '关门故障'),
  4: minor('Car button stuck', '轿厢按钮卡住'),
  5: counted('BREAKDOWN', 'Door opening failure', '开门故障'),
  6: counted('BREAKDOWN', 'Drive or motor failure', '驱动或电机故障'),
  7: counted('URGENT', 'Car stopped outside door zone', '轿厢停于门区外'),
  8: minor('Levelling inaccuracy', '平层不准'),
  9: minor('Car light failure', '轿厢照明故障'),
  10: minor('Ventilation failure', '通风故障'),
  11: minor('Intercom failure', '对讲故障'),
  12: counted('BREAKDOWN', 'Safety circuit open', '安全回路断开'),
  13: minor('Landing button stuck', '层站按钮卡住'),
  14: minor('Persistent overload', '持续超载'),
  15: counted('BREAKDOWN', 'Controller failure', '控制器故障'),
  16: counted('BREAKDOWN', 'Power supply failure', '供电故障'),
  17: minor('Backup battery low', '后备电池电量低'),
  18: minor('Machine room too warm', '机房温度过高'),
  19: counted('URGENT', 'Governor or safety gear tripped', '限速器或安全钳动作'),
  20: minor('Position lost', '位置丢失'),
  21: minor('Run-time limit', '运行超时'),
  22: counted('BREAKDOWN', 'Start failure', '启动故障'),
  23: minor('Pit water', '底坑进水'),
  24: minor('Device connection lost', '装置连接中断'),
}

/** The numbers whose faults are cases, and downtime, of the reports. */
export const countedFaultNumbers: readonly number[] = Object.keys(faultNumbers)
  .map(Number)
  .filter(number => faultNumbers[number]!.isCounted)

/** What the reports call a breakdown (decisions.md section 9). */
export const breakdownSeverities: readonly Severity[] = ['BREAKDOWN', 'URGENT']

/** The default severity of a number; an unknown number counts as NON_BREAKDOWN, like all those without a word. */
export function defaultSeverity(number: number): Severity {
  return faultNumbers[number]?.severity ?? 'NON_BREAKDOWN'
}

/** What a fault is called where the device did not say: the number's English label. */
export function faultLabel(number: number): string {
  return faultNumbers[number]?.label ?? `Unknown fault ${number}`
}
