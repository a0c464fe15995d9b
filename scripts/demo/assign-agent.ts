import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { assignContracts } from '../../server/src/estate/assign-contracts'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { listRows } from '../../server/src/queries/rows'
import { demoAgents, demoCouncils } from './blocks'

/** Gives the blocks of the first council that an agent looks after to that agent, as `estate assign` does. */
export async function assignAgent(tx: Database, at: number): Promise<void> {
  const [managementAgent] = demoAgents
  const { id: councilId } = await ensureOrganization(tx, demoCouncils[0]!, 'TOWN_COUNCIL', at)
  const lifts = await listRows<{ lift: string }>(
    tx,
    sql`
      SELECT lift.name AS lift FROM lift JOIN building ON building.id = lift.building_id
      WHERE building.town_council_id = ${councilId} AND building.attribute ->> 'estateMgmtCo' = ${managementAgent}`,
  )
  await assignContracts(tx, [lifts.map(({ lift }) => ({ lift, managementAgent }))])
}
