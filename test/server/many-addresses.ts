import { createUser, type TestUser } from '../harness/builders'
import { server, it as usualTest } from '../harness/fixtures'

/** What the clock of the file's server shows: a test sets it forward. */
export const clock = { now: Date.UTC(2026, 10, 20) }
/** The user of the test that runs. */
export let user: TestUser

/** A test of a server that is asked from as many addresses as a header names. */
export const it = usualTest.extend(
  'settings',
  { scope: 'file' },
  { clock: () => clock.now, env: { LIFTWATCH_TRUST_PROXY: 'loopback' } },
)

/** Gives a test a user of its own, when all that those before it have tried is forgotten. For a hook before each. */
export async function startAgain(): Promise<void> {
  user = await createUser(server)
  clock.now += 150 * 60_000
}
