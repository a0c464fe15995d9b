import { createClient, type Client } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'

export interface SimulatedLogin {
  readonly name: string
  readonly password: string
}

/** A client of someone who is in one organisation. */
export async function logInAs(url: string, { name, password }: SimulatedLogin): Promise<Client> {
  let cookie: string | undefined
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  const client = createClient({ baseUrl: url, fetch, credentials })
  await client.session.login({ name, password, rememberMe: true })
  const [organization] = await client.organizations.mine({})
  await client.organizations.select({ id: organization!.id })
  return client
}
