import { test as plainTest } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { createEstate, createUser, logIn, type TestDevice, type TestUser, type UserOptions } from './builders'
import { createCast, type Cast } from './cast'
import { startTestServer, type ServerSettings, type TestServer } from './server'

/** What a file begins with beside its server: nothing that it does not name. */
export interface Given {
  /** An estate of these blocks, as `devices`; `device` is that of the first. */
  readonly blocks?: readonly EstateBlock[]
  /** A user, as `user`: `{}` for one who may do all. */
  readonly user?: UserOptions
  /** The same, who is logged in as `client` besides. */
  readonly client?: UserOptions
  /** Another user, who is logged in as `colleague`. */
  readonly colleague?: UserOptions
  /** Two estates that share no organisation, and a client of each organisation of the first, as `cast`. */
  readonly hasCast?: true
}

/** The server of the file that runs; tests and hooks are also given it as `({ server })`. */
export let server: TestServer
export let device: TestDevice
export let devices: readonly TestDevice[]
export let user: TestUser
export let client: Client
export let colleague: Client
export let cast: Cast

async function begin(given: Given): Promise<void> {
  const { blocks, client: loggedIn, user: person = loggedIn } = given
  // What a file does not name is not there, nor left over from the file before it in the same worker.
  devices = blocks ? await createEstate(server, blocks) : []
  device = devices[0]!
  user = (person && (await createUser(server, person)))!
  client = (loggedIn && (await logIn(server, user)))!
  colleague = (given.colleague && (await logIn(server, await createUser(server, given.colleague))))!
  cast = (given.hasCast && (await createCast(server)))!
}

/**
 * A test of a file that has a server of its own, on a database of its own. A file overrides `settings` where its server
 * is not as usual, and `given` where it begins with an estate or a user.
 */
export const test = plainTest
  .extend('settings', { scope: 'file' }, {} as ServerSettings)
  .extend('given', { scope: 'file' }, {} as Given)
  .extend('server', { scope: 'file', auto: true }, async ({ settings, given }, { onCleanup }) => {
    server = await startTestServer(settings)
    onCleanup(() => server.stop())
    await begin(given)
    return server
  })

/** The same by the word that fits a sentence. @alias */
export const it = test
