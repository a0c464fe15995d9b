import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'
import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import { faultComplaints, residents, trapComplaints } from '../demo/case-words'
import type { Random } from '../demo/random'

const lookEveryMs = 15_000
/** Residents call once an alarm has lasted so long: of a fault they see only that the lift does not come. */
const patienceMs = { trap: 40_000, fault: 150_000 }
const callingShare = { trap: 0.8, fault: 0.5 }
/** Alarms that were looked at and are over are forgotten beyond so many. */
const rememberedMax = 5_000

type Kind = keyof typeof patienceMs

interface Residents {
  readonly client: Client
  readonly random: Random
  /** Called with each case that was logged. */
  readonly onLogged: (id: string) => void
}

interface Lasting {
  readonly kind: Kind
  readonly alarm: AlarmFacts
}

/** The alarms that last, as the desk sees them. */
async function listLasting(client: Client, at: number): Promise<Lasting[]> {
  const open = { operationalStatus: 'OPEN', alarmStatus: 'SET', size: 200 } as const
  const [traps, faults] = await Promise.all([
    client.passengerTraps.page(open),
    client.liftFaults.page({ ...open, severity: ['BREAKDOWN', 'URGENT'] }),
  ])
  const of = (kind: Kind, alarms: readonly AlarmFacts[]) =>
    alarms.filter(({ alarmStartTs }) => at - alarmStartTs > patienceMs[kind]).map(alarm => ({ kind, alarm }))
  return [...of('trap', traps.content), ...of('fault', faults.content)]
}

async function complain({ client, random, onLogged }: Residents, { kind, alarm: { id, liftId } }: Lasting) {
  const [subcategory, description] = random.pick(kind === 'trap' ? trapComplaints : faultComplaints)
  const { id: caseId } = await client.complaints.create({
    liftId,
    ...(kind === 'trap' ? { passengerTrapId: id } : { liftFaultId: id }),
    // The alarm's own id: a desk that is started again logs no second case of it.
    draftId: id,
    feedbackType: 'FEEDBACK',
    category: 'LIFT_ESCALATOR',
    priority: kind === 'trap' ? 'IMMEDIATE' : random.pick(['NORMAL', 'URGENT', 'IMMEDIATE']),
    subcategory,
    description,
    complainant: random.pick(residents),
    phone: `9000${random.whole(1_000, 9_999)}`,
  })
  onLogged(caseId)
}

/** Residents who call about alarms that last, each about one alarm once, until the signal; a server that is away is asked again. */
export async function runResidents(living: Residents, signal: AbortSignal): Promise<void> {
  const { client, random } = living
  const decided = new Set<string>()
  while (!signal.aborted) {
    const lasting = await listLasting(client, Date.now()).catch(() => [])
    for (const one of lasting.filter(({ alarm }) => !decided.has(alarm.id))) {
      decided.add(one.alarm.id)
      if (random.chance(callingShare[one.kind])) await complain(living, one).catch(() => {})
    }
    for (const id of [...decided].slice(0, Math.max(0, decided.size - rememberedMax))) decided.delete(id)
    await sleep(lookEveryMs, undefined, { signal }).catch(() => {})
  }
}
