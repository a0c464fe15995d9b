import { z } from 'zod/mini'

/** What a frame says when it shows its log-in page: the word, or a message of this type, as an object or as JSON. */
const loginMessage = z.union([z.literal('login'), z.object({ type: z.literal('login') })])

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || !data.startsWith('{')) return data
  try {
    return JSON.parse(data)
  } catch {
    // Some other message of the frame's.
    return undefined
  }
}

/** Whether a message of a frame says that it is logged out. */
export function isLoginMessage(data: unknown): boolean {
  return loginMessage.safeParse(parsed(data)).success
}
