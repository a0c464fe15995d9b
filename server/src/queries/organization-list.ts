import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import {
  organizationFilter,
  type OrganizationDetail,
  type OrganizationRow,
} from '@liftwatch/core/contract/accounts/organizations'
import { lastEditOf } from './last-edit'
import type { ListQuery } from './list-query'
import { startsWord } from './rows'

type Field = 'name' | 'type' | 'createdAt'

const columns = {
  id: sql`organization.id`,
  name: sql`organization.name`,
  type: sql`organization.type`,
  status: sql`organization.status`,
  admins: sql`
    ARRAY(SELECT app_user.nickname FROM membership JOIN app_user ON app_user.id = membership.user_id
      WHERE membership.organization_id = organization.id AND membership.role = 'ADMIN'
        AND membership.status = 'ACTIVE' AND app_user.status = 'ACTIVE' ORDER BY 1)`,
  memberCnt: sql`(SELECT count(*) FROM membership WHERE membership.organization_id = organization.id)`,
  createdAt: sql`organization.created_at`,
  ...lastEditOf('organization'),
}

const townCouncils = sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', council.id, 'name', council.name) ORDER BY council.name), '[]')
    FROM emsu_council JOIN organization council ON council.id = emsu_council.town_council_id
    WHERE emsu_council.emsu_id = organization.id)`

function listOf<Row>(shown: Readonly<Record<string, SQL>>): ListQuery<Row, z.output<typeof organizationFilter>, Field> {
  return {
    columns: shown,
    filter: organizationFilter,
    searched: sql`organization`,
    id: sql`organization.id`,
    // Of single ones, findOrganizationInSight decides.
    inSight: sql`true`,
    conditions: ({ search }) => [startsWord(sql`organization.name`, search)],
    orders: { name: sql`organization.name`, type: sql`organization.type`, createdAt: sql`organization.created_at` },
    toRow: (row: Row) => row,
  }
}

/** All organisations, for who administers them; LIFTWATCH's own is among them, so that the list is whole. */
export const organizationList = listOf<OrganizationRow>(columns)

/** With what only their records show. */
export const organizationDetails = listOf<OrganizationDetail>({
  ...columns,
  phone: sql`organization.phone`,
  email: sql`organization.email`,
  townCouncils,
})
