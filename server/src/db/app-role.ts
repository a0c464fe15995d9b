import { escapeIdentifier, escapeLiteral, type Client } from 'pg'

/** Tables that the server adds to and reads, and can neither change nor empty; but see the seals of the audit trail, and what is too old of it. */
const appendOnly = ['audit']

/**
 * Gives a role what the server needs to work, and no more: it owns nothing, so that it can neither alter a table nor take a
 * trigger away. Made good after each migration, for tables that are new, and for databases from before the role.
 */
export async function grantToApp(client: Client, role: string): Promise<void> {
  const to = escapeIdentifier(role)
  const tables = appendOnly.join(', ')
  await client.query(`
    GRANT USAGE ON SCHEMA public TO ${to};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to};
    REVOKE UPDATE, DELETE, TRUNCATE ON ${tables} FROM ${to};
    GRANT UPDATE (seal_no, seal) ON audit TO ${to};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to};
    GRANT EXECUTE ON FUNCTION make_month, drop_month, analyze_months, forget_audit TO ${to};
    GRANT EXECUTE ON FUNCTION begin_months, copy_alarms, copy_edges, recopy_alarms, recopy_edges, analyze_copied_months, use_months,
      drop_copied_months, drop_tables_before TO ${to}`)
}

/** Makes a role that logs in with this password and is no one special; one that is there already is made so again. */
export async function ensureAppRole(client: Client, role: string, password: string): Promise<void> {
  const name = escapeIdentifier(role)
  const { rows } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
  // A statement that fails is written to the database's log, and this one has the password in it.
  await client.query('SET log_min_error_statement = panic')
  await client.query(
    `${rows.length === 0 ? 'CREATE' : 'ALTER'} ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
     PASSWORD ${escapeLiteral(password)}`,
  )
  await client.query('RESET log_min_error_statement')
}
