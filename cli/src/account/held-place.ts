import type { Credentials } from '@liftwatch/core/client/credentials'
import { organizationHeader, userHeader, type WorkingAs } from '@liftwatch/core/contract/call-headers'

/** As whom, and in which organization, all calls of a run are made. */
export interface HeldPlace {
  readonly workingAs: () => WorkingAs
  readonly workIn: (organizationId: string) => void
  /** The credentials, by which the place is seen in each answer. */
  readonly seenBy: (credentials: Credentials) => Credentials
}

/**
 * Holds on to what the first answers were made in: another program of the same session may choose another organization at any
 * time, and what a run has started in one is not to end in the other.
 */
export function createHeldPlace(): HeldPlace {
  let held: WorkingAs = {}
  return {
    workingAs: () => held,
    workIn: organizationId => (held = { ...held, organizationId }),
    seenBy: credentials => ({
      ...credentials,
      received(headers) {
        held = {
          userId: held.userId ?? headers.get(userHeader) ?? undefined,
          organizationId: held.organizationId ?? headers.get(organizationHeader) ?? undefined,
        }
        return credentials.received(headers)
      },
    }),
  }
}
