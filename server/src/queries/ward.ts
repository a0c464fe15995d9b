import { sql } from 'drizzle-orm'

/** The ward that a building is in: its own, or where that is not known its constituency (decisions.md section 17). */
export const buildingWard = sql`coalesce(building.attribute ->> 'ward', building.attribute ->> 'constituency')`
