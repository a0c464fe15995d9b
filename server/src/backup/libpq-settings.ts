import type { Client } from 'pg'

/** Parameters of a database's URL that libpq has variables for. */
const variables = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
}

/**
 * How PostgreSQL's own programs reach what this client is connected to, as variables of theirs: every user of the machine sees a program's
 * arguments, and its password among them.
 */
export function libpqSettings(client: Client, url: string | undefined): NodeJS.ProcessEnv {
  const parameters = url === undefined ? new URLSearchParams() : new URL(url).searchParams
  const more = Object.entries(variables).flatMap(([name, variable]) => {
    const value = parameters.get(name)
    // Ours alone: TLS without a look at the certificate, which is what libpq calls so.
    return value === null ? [] : [[variable, value === 'no-verify' ? 'require' : value]]
  })
  const { host, port, user, password, database } = client
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(password && { PGPASSWORD: password }),
    ...Object.fromEntries(more),
  }
}
