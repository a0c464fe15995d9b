import { serverAddresses } from '@liftwatch/core/contract/server-addresses'
import { z } from 'zod'

export const contextName = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,49}$/, { error: 'must be a name of letters, digits, dots, dashes and underscores' })

/** As a header can carry it; whether it holds is the server's to say. */
export const accessToken = z.string().regex(/^[\x21-\x7e]+$/, { error: 'must be an access token, which is one word' })

const storedContext = z.object({
  server: serverAddresses,
  organization: z.string().optional(),
  token: accessToken.optional(),
  cookie: z.string().optional(),
})
/** A server and an account there, under a name. */
export type StoredContext = z.output<typeof storedContext>

const session = z.object({ cookie: z.string() })

/**
 * The file as it lies on the disk. Sessions that belong to no context are at the top by their server's address, as they
 * did before there were contexts.
 */
const document = z.object({
  current: z.string().optional(),
  contexts: z.record(contextName, storedContext).default({}),
})

export interface Stored {
  /** The context that is in use where nothing else is said. */
  readonly current: string | undefined
  readonly contexts: ReadonlyMap<string, StoredContext>
  /** Cookies of sessions without a context, by their server's address. */
  readonly cookies: ReadonlyMap<string, string>
}

export const nothingStored: Stored = { current: undefined, contexts: new Map(), cookies: new Map() }

/** Answers nothing where the shape is another. */
export function fromDocument(json: unknown): Stored | undefined {
  const parsed = document.safeParse(json)
  if (!parsed.success) return undefined
  const cookies = Object.entries(json as object).flatMap(([server, value]) => {
    const { data } = session.safeParse(value)
    return data ? [[server, data.cookie] as const] : []
  })
  const { current, contexts } = parsed.data
  return { current, contexts: new Map(Object.entries(contexts)), cookies: new Map(cookies) }
}

export function toDocument({ current, contexts, cookies }: Stored): Record<string, unknown> {
  return {
    ...Object.fromEntries([...cookies].map(([server, cookie]) => [server, { cookie }])),
    ...(current !== undefined && { current }),
    ...(contexts.size > 0 && { contexts: Object.fromEntries(contexts) }),
  }
}
