import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import { AppError } from '@liftwatch/core/errors'

/** The organisation that is meant by a name, in whatever case, or an id. Errors: no-such-organization. */
function findOrganization(mine: readonly OrganizationChoice[], meant: string): OrganizationChoice {
  const lower = meant.trim().toLowerCase()
  const found = mine.find(({ id, name }) => id === lower || name.toLowerCase() === lower)
  if (!found) throw new AppError('no-such-organization', { params: { name: meant } })
  return found
}

async function findSelected(client: Client): Promise<OrganizationChoice | undefined> {
  try {
    return await client.organizations.selected({})
  } catch (error) {
    if (error instanceof AppError && error.code === 'no-organization') return undefined
    throw error
  }
}

/** The organisation that would be chosen. Errors: no-such-organization. */
export async function findMeant(client: Client, meant: string): Promise<OrganizationChoice> {
  return findOrganization(await client.organizations.mine({}), meant)
}

/** Makes an organisation, by name or id, the one that the session works in, unless it is already. */
export async function chooseOrganization(client: Client, meant: string): Promise<OrganizationChoice> {
  const [mine, selected] = await Promise.all([client.organizations.mine({}), findSelected(client)])
  const found = findOrganization(mine, meant)
  return found.id === selected?.id ? found : client.organizations.select({ id: found.id })
}

/** The organisations, and which of them is chosen. */
export async function listOrganizations(
  client: Client,
): Promise<readonly (OrganizationChoice & { readonly isChosen: boolean })[]> {
  const [mine, selected] = await Promise.all([client.organizations.mine({}), findSelected(client)])
  return mine.map(choice => Object.assign(choice, { isChosen: choice.id === selected?.id }))
}
