import type { Client } from 'pg'
import { migrationLock } from '../db/locks'
import { inPublic, listPartitions, listTables, plainValues } from './catalog'
import { loadRows } from './load-rows'
import type { Manifest, TableFacts } from './manifest'
import { BackupRefusal, exits } from './refusal'
import { applySteps, makeMigrationsTable, type SchemaSteps } from './schema-steps'
import { setAside } from './set-aside'

/** So far ahead do ids of notices begin after a restore: no screen has one from there. */
const noticesAhead = 1_000_000_000

export interface Load {
  readonly folder: string
  readonly manifest: Manifest
  readonly steps: SchemaSteps
  readonly signal: AbortSignal
  readonly say: (line: string) => void
}

/** Errors: BackupRefusal where the database has any table. */
export async function refuseUnlessEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%s.%s', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'drizzle') ORDER BY 1 LIMIT 3`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new BackupRefusal(
    exits.conflict,
    `The database is in use: it has tables (${names}). Restore into an empty one (createdb).`,
  )
}

/**
 * Months that tables had then; those of now are there already. Made by themselves and attached: a partition that is made of its table at once
 * has none of the statistics that the table says are to be gathered.
 */
async function makePartitions(client: Client, { partitions }: Manifest): Promise<void> {
  const there = new Set((await listPartitions(client)).map(({ name }) => name))
  for (const { root, name, bounds, options } of partitions) {
    if (there.has(name)) continue
    const parameters = options.length === 0 ? '' : ` WITH (${options.join(', ')})`
    const like = `LIKE ${inPublic(root)} INCLUDING ALL EXCLUDING INDEXES EXCLUDING IDENTITY`
    await client.query(`CREATE TABLE ${inPublic(name)} (${like})${parameters}`)
    await client.query(`ALTER TABLE ${inPublic(root)} ATTACH PARTITION ${inPublic(name)} ${bounds}`)
  }
}

/** The backup's tables that this schema has. Errors: BackupRefusal where it lacks one that the schema has. */
async function knownTables(client: Client, { manifest, say }: Load): Promise<TableFacts[]> {
  const there = new Set((await listTables(client)).map(({ name }) => name))
  for (const { name } of manifest.tables)
    if (!there.has(name)) say(`not restored: ${name}, which is no table of Liftwatch`)
  const known: TableFacts[] = manifest.tables.filter(({ name }) => there.has(name))
  const missing = [...there].filter(name => !known.some(table => table.name === name))
  if (missing.length === 0) return known
  throw new BackupRefusal(exits.usage, `The backup lacks the table ${missing.join(', ')}; use another.`)
}

async function setSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('SELECT setval(to_regclass($1), $2, $3)', [inPublic(name), lastValue, isCalled])
  }
}

/**
 * What was true of the one server and its clients, and is not of the restored one. A log-out since then would be undone: everyone logs in
 * again. A screen that resumes from a notice of the time since would miss what comes now: all of them fetch everything.
 */
async function endWhatWas(client: Client): Promise<void> {
  await client.query('DELETE FROM session')
  await client.query(
    `WITH newest AS (SELECT coalesce(max(id), 0) AS id FROM notice), gone AS (DELETE FROM notice)
     INSERT INTO notice (id, at, kind, count)
     SELECT setval(pg_get_serial_sequence('notice', 'id'), newest.id + $1::bigint),
       (extract(epoch FROM now()) * 1000)::bigint, 'lifts', 1 FROM newest`,
    [noticesAhead],
  )
}

async function loadAll(client: Client, load: Load): Promise<void> {
  const { manifest, steps, folder, signal, say } = load
  await client.query(plainValues)
  // A server that starts meanwhile waits, and finds all of it or nothing.
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  await refuseUnlessEmpty(client)
  await makeMigrationsTable(client)
  await applySteps(client, steps.had)
  await client.query(plainValues)
  await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  await makePartitions(client, manifest)
  const tables = await knownTables(client, load)
  const names = tables.map(({ name }) => name)
  const putBack = await setAside(client, names)
  // A migration writes rows too, and the backup has them.
  await client.query(`TRUNCATE ${names.map(inPublic).join(', ')}`)
  await loadRows(client, manifest, folder, tables, signal)
  await setSequences(client, manifest)
  say('all rows are in; checking what refers to what, and making indexes')
  await putBack()
  await applySteps(client, steps.newer)
  await endWhatWas(client)
  await client.query(`ANALYZE ${(await listTables(client)).map(({ name }) => inPublic(name)).join(', ')}`)
  signal.throwIfAborted()
}

/**
 * Loads a backup into an empty database: the schema that it had, its rows, and the migrations since then, in one transaction. `before` is
 * done when all is ready to be committed. Errors: BackupRefusal.
 */
export async function loadBackup(client: Client, load: Load, before: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  await loadAll(client, load)
  await before()
  await client.query('COMMIT')
}
