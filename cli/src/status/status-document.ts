import { openAlarmCnt, waitingCnt } from '@liftwatch/core/domain/home'
import { formatIso } from '@liftwatch/core/text/format-iso'
import { waitingRows } from '@liftwatch/core/views/home/waiting-rows'
import { addressWaits, waitOf, whereWaits } from '@liftwatch/core/views/home/waiting-words'
import type { EstateStatus } from './ask-status'

/** What is counted of a part, without the rows that wait: they are together in one list. */
function countsOf<Part extends object>(part: Part | null) {
  return part && Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'waiting'))
}

/** How the estate is, for scripts: instants are ISO 8601, durations milliseconds; a part that one may not read is null. */
export function statusDocument(status: EstateStatus, timeZone: string): unknown {
  const { state, at, targetMs, summary, trend, clockAheadMs, ingestDelayMs } = status
  return {
    state,
    at: formatIso(summary.at, timeZone),
    targetMinutes: targetMs / 60_000,
    waitingCnt: waitingCnt(summary),
    waiting: waitingRows(summary).map(waiting => ({
      part: waiting.part,
      id: waiting.id,
      where: whereWaits(waiting),
      address: addressWaits(waiting),
      waitMs: waitOf(waiting, at) ?? null,
    })),
    openAlarmCnt: openAlarmCnt(summary) ?? null,
    passengerTraps: countsOf(summary.passengerTraps),
    liftFaults: countsOf(summary.liftFaults),
    rbes: countsOf(summary.rbes),
    lifts: countsOf(summary.lifts),
    lmds: countsOf(summary.lmds),
    switchOffs: countsOf(summary.switchOffs),
    complaints: countsOf(summary.complaints),
    townCouncils: summary.townCouncils,
    liftCompanies: summary.liftCompanies,
    lastDay: {
      steps: trend.steps.map(step => formatIso(step, timeZone)),
      liftFaults: trend.liftFaults,
      passengerTraps: trend.passengerTraps,
    },
    clockAheadMs,
    ingestDelayMs,
  }
}
