import { inject } from 'vitest'
import { newDatabaseName, runStatement, urlOf } from './template-database'

export interface TestDatabase {
  /** As DATABASE_URL takes it. */
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A database on the run's PostgreSQL that holds the schema and nothing else, or what the named one holds. */
export async function createTestDatabase(template = inject('template')): Promise<TestDatabase> {
  const settings = inject('database')
  const name = newDatabaseName()
  // Copying whole files takes a third of the time, but needs a checkpoint, which is slow where disks are waited for.
  const strategy = settings.connectionString ? 'WAL_LOG' : 'FILE_COPY'
  await runStatement(settings, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY ${strategy}`)
  return {
    url: urlOf(settings, name),
    drop: () => runStatement(settings, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** The same database as the role by which servers work. */
export function appUrlOf(databaseUrl: string): string {
  const { user, password } = inject('app')
  return databaseUrl.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/, `$1${user}:${encodeURIComponent(password)}@`)
}
