/** Bounds of maintenance days and their checks (specification 2 section 9, decisions.md section 13); the unit is in each name. */

/** A day is chosen this many days ahead at least, and is finalised from then on. */
export const scheduleLeadDays = 2
/** Two days of a lift are further apart than this. */
export const scheduleApartDays = 10
/** A lift has no more days in a month. */
export const scheduledDaysOfMonthMax = 2
/** So many months ahead, to the same day of the month, a day can be chosen. */
export const scheduleAheadMonths = 12
/** The first of the two days that are made of a month is one of its first so many days. */
export const scheduleSpreadDays = 14
export const changeReasonMaxCharacters = 255
export const checkRemarkMaxCharacters = 255
/** What a lift's month says of itself. */
export const monthDescriptionMaxCharacters = 500
/** Lifts whose calendars are shown at once: those of a block. */
export const scheduleLiftsMax = 50
/** Days that are changed by one call. */
export const scheduleChangesMax = 200
/** Remarks of one check. */
export const checkRemarksMax = 100
/** Lines of a file of days. */
export const scheduleFileMaxRows = 10_000
