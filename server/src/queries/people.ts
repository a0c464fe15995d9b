import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { PersonInCharge, PersonLine } from '@liftwatch/core/contract/estate/people'
import type { Database } from '../db/connect'
import { personInCharge } from '../db/schema/people'
import { buildingList } from './buildings'
import { inSlices } from './in-slices'
import { listRows } from './rows'
import type { Reader } from './scope'
import { buildingWard } from './ward'

/** Who is in charge of a building in sight: of each role those of its ward, or where it has none those of its council. */
export function listPeopleOfBuilding(
  tx: Database,
  reader: Pick<Reader, 'scope'>,
  buildingId: string,
): Promise<PersonInCharge[]> {
  const { searched, inSight } = buildingList(reader)
  return listRows(
    tx,
    sql`
      WITH fitting AS (
        SELECT person.*, council.name AS council,
          rank() OVER (PARTITION BY person.role ORDER BY person.ward IS NULL) AS place
        FROM ${searched}
        JOIN person_in_charge person ON person.town_council_id = building.town_council_id
          AND (person.ward IS NULL OR person.ward = ${buildingWard})
        JOIN organization council ON council.id = person.town_council_id
        WHERE building.id = ${buildingId} AND ${inSight}
      )
      SELECT id, role, name, phone, email, council AS "townCouncil", ward FROM fitting WHERE place = 1
      ORDER BY array_position(ARRAY['PM', 'PO', 'MP'], role), name, id`,
  )
}

/** Replaces the persons in charge of the councils that lines name; each line's council is known by its name. */
export async function replacePeople(
  tx: Database,
  lines: readonly PersonLine[],
  councilIds: ReadonlyMap<string, string>,
): Promise<void> {
  const ids = [...new Set(councilIds.values())]
  await tx.execute(sql`DELETE FROM person_in_charge WHERE town_council_id = ANY(${sql.param(ids)}::uuid[])`)
  const rows = lines.map(({ townCouncil, ward, role, name, phone, email }) => ({
    id: newId(),
    townCouncilId: councilIds.get(townCouncil)!,
    ward: ward || null,
    role,
    name,
    phone: phone || null,
    email: email || null,
  }))
  for (const slice of inSlices(rows)) await tx.insert(personInCharge).values(slice)
}

/** The ids of councils by their names. */
export async function listCouncilIds(tx: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await listRows<{ id: string; name: string }>(
    tx,
    sql`
      SELECT id, name FROM organization WHERE type = 'TOWN_COUNCIL' AND name = ANY(${sql.param([...names])}::text[])`,
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}
