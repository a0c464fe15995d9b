/** The ground of rows that may be out of date, for cells within them that have a ground of their own. */
export const rowsGround = '--lw-rows-ground'
