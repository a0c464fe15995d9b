import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { verifiedAtOnceMax } from '@liftwatch/core/contract/accounts/audit-chain'
import { dayMs } from '@liftwatch/core/limits'
import { logIn } from '../harness/builders'
import { runHere } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { client, server, user as admin } from '../harness/fixtures'
import { soon } from '../harness/soon'

/** Long enough to be forgotten, and not so long that the server forgets it by itself. */
const longAgo = Date.now() - 500 * dayMs

const test = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' } })

interface Verdict {
  readonly state: string
  readonly head: string
  readonly checkedCnt: number
  readonly broken: { readonly number: number; readonly toNumber: number; readonly action: string | null } | null
  readonly forgottenTo: number | null
}

async function sealed(): Promise<void> {
  await soon(async () => expect((await client.audit.verify({})).unsealedCnt).toBe(0))
}

async function verify(...options: string[]): Promise<{ readonly code: number; readonly verdict: Verdict }> {
  const { code, stdout } = await runHere(['audit', 'verify', '-o', 'json', ...options], { env })
  return { code, verdict: JSON.parse(stdout) as Verdict }
}

test.beforeAll(async () => {
  // Older than a year, so that they can be forgotten; more than one call checks. They are the oldest of the trail: what was sealed before
  // them, such as the log-in of these tests on a busy machine, would have to be forgotten first.
  await server.db.transaction(async tx => {
    await tx.execute(sql`DELETE FROM audit`)
    await tx.execute(sql`
      INSERT INTO audit (id, at, user_name, action, request_id, address, user_agent)
      SELECT gen_random_uuid(), ${longAgo}::int8 + number, 'Nur', 'test.insert', 'r', 'a', 'u' FROM generate_series(1, ${verifiedAtOnceMax + 500}) number`)
  })
  await logIn(server, admin)
  await sealed()
})

test('an intact trail says its head, by which it is recognised later', async () => {
  const { code, verdict } = await verify()
  expect({ code, state: verdict.state }).toEqual({ code: 0, state: 'intact' })
  expect(verdict.checkedCnt).toBeGreaterThan(verifiedAtOnceMax + 500)
  await client.lmds.issueToken({ clientId: 'stranger' }).catch(() => {})
  await logIn(server, admin)
  await sealed()
  const again = await verify('--expect', verdict.head)
  expect({ code: again.code, state: again.verdict.state }).toEqual({ code: 0, state: 'intact' })
  expect(again.verdict.checkedCnt).toBeGreaterThan(verdict.checkedCnt)
})

test('a trail whose end was taken is found by the head alone', async () => {
  const { verdict } = await verify()
  const [number] = verdict.head.split(':').map(Number)
  await server.db.execute(sql`DELETE FROM audit WHERE seal_no > ${number! - 2}`)
  expect((await verify()).verdict.state).toBe('intact')
  const { code, verdict: found } = await verify('--expect', verdict.head)
  expect(code).toBe(12)
  expect(found).toMatchObject({ state: 'truncated', broken: { number: number! - 1, toNumber: number } })
})

test('a trail that was made again as a whole has another seal there', async () => {
  const { verdict } = await verify()
  const [number] = verdict.head.split(':').map(Number)
  await server.db.execute(sql`DELETE FROM audit WHERE seal_no = ${number}`)
  await logIn(server, admin)
  await sealed()
  expect(await verify('--expect', verdict.head)).toMatchObject({
    code: 12,
    verdict: { state: 'rewritten', broken: { number, toNumber: number } },
  })
})

test('a trail whose oldest entries were forgotten goes on from there', async () => {
  const head = (await verify()).verdict.head
  await server.db.execute(sql`SELECT forget_audit(${longAgo + 5001}, 10000, gen_random_uuid(), ${Date.now()})`)
  await sealed()
  expect(await verify('--expect', head)).toMatchObject({ code: 0, verdict: { state: 'intact', forgottenTo: 5000 } })
  const { code, stderr } = await runHere(['audit', 'verify', '--expect', `17:${'0'.repeat(64)}`], { env })
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'liftwatch: --expect names an entry that was deleted because of its age, as all up to number 5000 were.\n',
  })
})

test('the first entry that is not as it was written is named', async () => {
  await server.db.execute(sql`ALTER TABLE audit DISABLE TRIGGER audit_sealed_once`)
  await server.db.execute(sql`UPDATE audit SET user_name = 'Innocent' WHERE seal_no IN (10400, 10402)`)
  expect(await verify()).toMatchObject({
    code: 12,
    verdict: { state: 'changed', broken: { number: 10_400, toNumber: 10_400, action: 'test.insert' } },
  })
  const { stdout } = await runHere(['audit', 'verify'], { env })
  expect(stdout).toMatch(/^Audit trail +Broken: an entry was changed, or the one before it\nBroken at number +10400\n/)
})
