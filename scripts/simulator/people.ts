import { createRandom } from '../demo/random'
import { runDesk } from './desk'
import { logInAs, type SimulatedLogin } from './log-in'
import type { SimulatedLift } from './simulated-lift'
import { runSwitchOns } from './switch-ons'
import { runVisits } from './visits'

interface People {
  readonly ended: Promise<void>
  /** Technicians who come to these lifts. */
  readonly visit: (lifts: readonly SimulatedLift[]) => Promise<void>
}

/** The desk at which residents call, and those who plan and do the works, until the signal. */
export function beginPeople(url: string, login: SimulatedLogin, signal: AbortSignal): People {
  const random = createRandom(Date.now())
  const loggedIn = logInAs(url, login)
  async function work(): Promise<void> {
    const client = await loggedIn
    await Promise.all([runDesk(client, random, signal), runSwitchOns({ client, random }, signal)])
  }
  return {
    ended: work(),
    visit: async lifts => runVisits({ client: await loggedIn, random, lifts }, signal),
  }
}
