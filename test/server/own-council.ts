import { beforeEach } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'

let next = 1
/** The council that the test has to itself, as a user of it is created. */
export let place: { organization: string; type: 'TOWN_COUNCIL' }
/** Its ADMIN. */
export let admin: TestUser
/** Theirs. */
export let client: Client

/** Gives each test of a file a council of its own, whose members are those that the test makes. */
export function inOwnCouncil(): void {
  beforeEach(async () => {
    place = { organization: `Council ${next++}`, type: 'TOWN_COUNCIL' }
    admin = await member('ADMIN', 'Adela')
    await logInAgain()
  })
}

/** Once a session may have ended, as time went on. */
export async function logInAgain(): Promise<void> {
  client = await logIn(server, admin)
}

export function member(role: Role, nickname = 'Nur Aisyah'): Promise<TestUser> {
  return createUser(server, { ...place, role, nickname })
}

/** A group of these permissions that no one is in. */
export async function newGroup(name: string, permissions: Permission[], by = client): Promise<string> {
  const { id } = await by.groups.create({ name })
  if (permissions.length > 0) await by.groups.addPermissions({ id, permissions })
  return id
}
