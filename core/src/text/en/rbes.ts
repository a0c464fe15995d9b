/** Words of remote building events. */
export const rbes = { empty: 'No building events so far.', errorCode: 'Error code' } as const
