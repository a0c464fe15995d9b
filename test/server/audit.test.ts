import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { listRows } from '../../server/src/queries/rows'
import { block, createUser, logIn, newClient, sendAlarm } from '../harness/builders'
import { client, device, it as usualTest, server, user } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

interface AuditRow {
  readonly action: string
  readonly detail: Record<string, unknown>
}

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: { role: 'ADMIN' } })

function auditOf(subjectId: string | null) {
  return listRows<AuditRow>(
    server.db,
    sql`SELECT * FROM audit WHERE subject_id IS NOT DISTINCT FROM ${subjectId} ORDER BY at, id`,
  )
}

async function newFault(number: number): Promise<string> {
  await sendAlarm(server, device, { number })
  return (await client.liftFaults.page({ alarmLiftFaultNumber: number })).content[0]!.id
}

it('each action on a fault is recorded: who, when, from where, and the words it replaced', async () => {
  const id = await newFault(3)
  const before = Date.now()
  await client.liftFaults.acknowledge({ id })
  await client.liftFaults.arrive({ id })
  await client.liftFaults.report({ id, technicianName: 'Lim', result: 'Waits for a part.' })
  await client.liftFaults.report({ id, technicianName: 'Lim', faultCode: '1010', result: 'Part came.' })
  const rows = await auditOf(id)
  expect(rows.map(({ action }) => action)).toEqual([
    'liftFaults.acknowledge',
    'liftFaults.arrive',
    'liftFaults.report',
    'liftFaults.report',
  ])
  for (const row of rows) {
    expect(row).toMatchObject({
      user_id: user.id,
      user_name: user.nickname,
      organization_id: user.organizationId,
      address: '127.0.0.1',
      request_id: expect.stringMatching(/^[\w-]{8,}$/) as string,
    })
    expect((row as unknown as { at: number }).at).toBeGreaterThanOrEqual(before)
  }
  expect(rows[3]!.detail).toEqual({
    before: { technicianName: 'Lim', faultCode: null, result: 'Waits for a part.' },
    after: { technicianName: 'Lim', faultCode: '1010', result: 'Part came.' },
  })
})

it('what changes nothing is not written down: a repeat, a refusal', async () => {
  const id = await newFault(5)
  const wei = await logIn(server, await createUser(server, { nickname: 'Tan Wei Ming' }))
  await outcomeOf(client.liftFaults.arrive({ id }))
  await client.liftFaults.acknowledge({ id })
  await client.liftFaults.acknowledge({ id })
  expect(await outcomeOf(wei.liftFaults.acknowledge({ id }))).toBe('already-acknowledged')
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['liftFaults.acknowledge'])
})

it('the request id of the answer ties the action to the log; one that the caller names is not adopted', async () => {
  const id = await newFault(6)
  let answered: string | null = null
  const named = newClient(server, async (url, init) => {
    const headers = { ...(init!.headers as object), 'x-request-id': 'night-shift-42' }
    const response = await fetch(url, { ...init, headers })
    answered = response.headers.get('x-request-id')
    return response
  })
  await named.session.login(user)
  await named.organizations.select({ id: user.organizationId })
  await named.liftFaults.acknowledge({ id })
  expect(answered).not.toBe('night-shift-42')
  expect(await auditOf(id)).toMatchObject([{ request_id: answered }])
})

it('a new token and an import are written down, the token itself is not; a rehearsal is not', async () => {
  const { token } = await client.lmds.issueToken({ clientId: device.clientId })
  const [lmd] = await listRows<{ id: string }>(server.db, sql`SELECT id FROM lmd WHERE client_id = ${device.clientId}`)
  const rows = await auditOf(lmd!.id)
  expect(rows).toMatchObject([{ action: 'lmds.issueToken', detail: { clientId: device.clientId } }])
  expect(JSON.stringify(rows)).not.toContain(token)

  const blocks = [block({ block: '999', lifts: 3 })]
  await client.estate.import({ blocks, isDryRun: true })
  expect(await auditOf(null)).toEqual([])
  await client.estate.import({ blocks })
  expect(await auditOf(null)).toMatchObject([{ action: 'estate.import', detail: { buildings: 1, lifts: 3, lmds: 1 } }])
})
