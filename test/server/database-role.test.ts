import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { connect, type Connection } from '../../server/src/db/connect'
import { createUser, logIn } from '../harness/builders'
import { appUrlOf } from '../harness/database'
import { it, server } from '../harness/fixtures'

/** As the server itself is connected. */
let own: Connection

it.beforeAll(async () => {
  own = connect({ connectionString: appUrlOf(server.databaseUrl) }, 1, () => {})
  await logIn(server, await createUser(server))
})
it.afterAll(() => own.close())

async function refusalOf(statement: string): Promise<string> {
  const cause = await own.db.execute(sql.raw(statement)).then(
    () => 'done',
    (error: Error) => error.cause as { code: string },
  )
  return typeof cause === 'string' ? cause : cause.code
}

const insufficientPrivilege = '42501'

describe('the role by which the server works', () => {
  it.each([
    ['change an entry', "UPDATE audit SET user_name = 'stranger'"],
    ['remove an entry', 'DELETE FROM audit'],
    ['empty the audit trail', 'TRUNCATE audit'],
    ['alter its table', 'ALTER TABLE audit ADD COLUMN more text'],
    ['alter another table', 'ALTER TABLE app_user DISABLE TRIGGER ALL'],
    ['drop a table', 'DROP TABLE audit'],
    ['make a table', 'CREATE TABLE more ()'],
    ['become greater', 'ALTER ROLE CURRENT_USER SUPERUSER'],
    ['make a role', 'CREATE ROLE another'],
    ['run a program', "COPY audit TO PROGRAM 'cat'"],
    ['read a file of the machine', "SELECT pg_read_file('/etc/hostname')"],
    ['read the passwords of roles', 'SELECT * FROM pg_authid'],
  ])('cannot %s', async (_, statement) => {
    expect(await refusalOf(statement)).toBe(insufficientPrivilege)
  })

  it('gives itself nothing', async () => {
    // PostgreSQL only warns where there is nothing to give.
    await own.db.execute(sql`GRANT DELETE ON audit TO CURRENT_USER`)
    expect(await refusalOf('DELETE FROM audit')).toBe(insufficientPrivilege)
  })

  it('adds to the audit trail, and reads it', async () => {
    expect((await own.db.execute(sql`SELECT FROM audit`)).rowCount).toBeGreaterThan(0)
    const copy = sql`INSERT INTO audit SELECT gen_random_uuid(), at, user_id, user_name, organization_id, action, subject_id,
      detail, request_id, address, user_agent FROM audit LIMIT 1`
    expect((await own.db.execute(copy)).rowCount).toBe(1)
  })
})
