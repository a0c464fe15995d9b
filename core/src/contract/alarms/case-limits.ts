/** Bounds and durations of cases, as `limits.ts` has those of all else; the unit is in each name. */
import { hourMs, minuteMs } from '../../limits'

/** Of a case (specification 2 section 5, decisions.md section 11). */
export const caseDescriptionMaxCharacters = 2_000
export const caseRemarkMaxCharacters = 2_000
export const complainantAddressMaxCharacters = 200
/** A case that goes back and forth writes no more mails than this. */
export const caseNotificationsMax = 20
/** A lift with so many open cases needs none more. */
export const openCasesOfLiftMax = 100
/** Who complained is removed so long after the case was closed: 24 months (decisions.md section 11). */
export const complainantRetainedDays = 730
/** Of one line of an intercom. */
export const callLineMaxCharacters = 1_000
/** A call is shown with a case from so long before it was logged, or its alarm was set. */
export const callShownBeforeMs = 30 * minuteMs
/** A lift's intercom may bring so many lines within a day by the server's clock, and a case is given as many by hand. */
export const callLinesPerDayMax = 2_000
/** Of lines and entries of one case that are answered. */
export const caseLogMax = 1_000
/** Hits of a search for a building (decisions.md section 11). */
export const buildingSnapshotMax = 50
/** Of the form of a case: a building's lifts, and of each lift its alarms and its cases. */
export const caseLiftsMax = 200
export const caseLiftAlarmsMax = 50
export const caseLiftCasesMax = 20
/** Of the form of a case: alarms of a lift that ended no longer ago. */
export const recentAlarmMs = 2 * hourMs
export const peopleImportMaxRows = 10_000
/** Cases that are logged from one file. */
export const caseFileMaxRows = 1_000
