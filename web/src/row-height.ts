import { oneOf, storedSetting } from './stored-setting'

/** How high the rows of lists are: comfortable unless chosen otherwise, stored in this browser. */
export const rowHeights = ['comfortable', 'compact'] as const

export const rowHeight = storedSetting('rows', oneOf(rowHeights))
