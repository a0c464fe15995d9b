import { sql, type SQL } from 'drizzle-orm'

/**
 * Who handles the alarms of a scope's lifts, and as whose member: those who see them and may, whatever groups there are; `scopeId`
 * holds the scope.
 */
export function handlers(scopeId: SQL): SQL {
  return sql`
    SELECT membership.user_id, membership.organization_id
    FROM membership
    JOIN organization ON organization.id = membership.organization_id
    JOIN lift_scope ON lift_scope.id = ${scopeId}
    WHERE membership.role <> 'USER' AND membership.status = 'ACTIVE' AND organization.status = 'ACTIVE'
      AND (organization.type = 'LIFTWATCH'
        OR organization.id IN (lift_scope.town_council_id, lift_scope.lift_company_id, lift_scope.lmd_vendor_id,
          lift_scope.management_agent_id)
        OR EXISTS (SELECT FROM emsu_council
          WHERE emsu_id = organization.id AND emsu_council.town_council_id = lift_scope.town_council_id))`
}
