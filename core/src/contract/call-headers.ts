/** Names the organisation that a call is made for, by its id, and on an answer the one that it was made in. */
export const organizationHeader = 'liftwatch-organization'

/** Names the user that a call is made as, by its id, and on an answer the one that it was made as. */
export const userHeader = 'liftwatch-user'

/**
 * Names on an answer the newest notice whose change it has, and after a full stop the rights by which it was given: a live stream that
 * begins after it misses nothing, and says so if the rights are others by then.
 */
export const noticeHeader = 'liftwatch-notice'

/** As whom and in which organisation a front-end works; what it does not say is the session's own. */
export interface WorkingAs {
  readonly userId?: string | undefined
  readonly organizationId?: string | undefined
}

/** The headers that say so with a call. */
export function workingAsHeaders({ userId, organizationId }: WorkingAs): Record<string, string> {
  return {
    ...(userId !== undefined && { [userHeader]: userId }),
    ...(organizationId !== undefined && { [organizationHeader]: organizationId }),
  }
}
