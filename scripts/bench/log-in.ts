import { createClient, type Client } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'

interface BenchUser {
  readonly name: string
  readonly password: string
  readonly organizationId: string
}

/** A client that is logged in, with its organisation chosen. */
export async function logIn(url: string, user: BenchUser): Promise<Client> {
  let cookie: string | undefined
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  const client = createClient({ baseUrl: url, fetch, credentials })
  await client.session.login({ name: user.name, password: user.password })
  await client.organizations.select({ id: user.organizationId })
  return client
}
