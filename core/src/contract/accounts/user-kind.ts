import { z } from 'zod/mini'

/** A person, who logs in; or a service account, which is a script's: it has access tokens, and nothing to log in with. */
export const userKind = z.enum(['PERSON', 'SERVICE'])
export type UserKind = z.infer<typeof userKind>
