/** Seven years. */
export const heldMonths = 84
/** A year, and the month that is compared with the one a year before it; charts go back as far. */
export const heldMonthsMin = 13
export const heldMonthsMax = 1_200
/** No month is shorter. */
export const daysOfMonthMin = 28
