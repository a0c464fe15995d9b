import type { Client } from '@liftwatch/core/client/client'
import { parseSort } from '@liftwatch/core/contract/input'
import { rowsOf } from '../../server/src/queries/list-query'
import { memberList } from '../../server/src/queries/members'
import { readPage } from '../../server/src/queries/row-source'
import { timeInForce } from './access/in-force'
import { seedMembers } from './access/seed-members'
import { atMost, quantile, type Figure } from './figures'
import { logIn } from './log-in'
import { startServerProcess } from './server-process'

const members = 10_000
const groups = 500
/** Of one group, each with an open stream. */
const streams = 200
const pageRounds = 300
const changeRounds = 40
const loginsAtOnce = 4
const size = 20

async function msOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

async function enterAll(count: number, enter: (index: number) => Promise<Client>): Promise<Client[]> {
  const entered: Client[] = []
  for (let from = 0; from < count; from += loginsAtOnce) {
    const some = Array.from({ length: Math.min(loginsAtOnce, count - from) }, (_, index) => enter(from + index))
    entered.push(...(await Promise.all(some)))
  }
  return entered
}

export async function benchAccess(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    say(`${members} members in ${groups} groups …`)
    const { organizationId, password, nameOf, firstGroupId } = await seedMembers(db, {
      members,
      groups,
      inFirst: streams,
    })
    const enter = (index: number) => logIn(server.url, { name: nameOf(index), password, organizationId })
    const admin = await enter(members)
    say('pages of the list …')
    const samples = { call: [] as number[], bare: [] as number[] }
    const list = memberList({ organization: { id: organizationId } })
    for (let round = 0; round < pageRounds; round += 1) {
      const page = (round * 37) % (members / size)
      const asked = round % 3 === 0 ? { search: `member ${round % 10}` } : {}
      const sort = round % 2 === 0 ? 'nickname,ASC' : 'lastActiveAt,DESC'
      const at = 'search' in asked ? 0 : page
      samples.call.push(await msOf(() => admin.users.page({ ...asked, page: at, size, sort })))
      samples.bare.push(await msOf(() => readPage(db, rowsOf(list, asked, parseSort(sort)), { page: at, size })))
    }
    say(`${streams} log-ins …`)
    const readers = await enterAll(streams, enter)
    say('permissions that come and go …')
    const edit = { id: firstGroupId, permissions: ['rbe' as const] }
    const inForce = await timeInForce(
      readers,
      round => (round % 2 === 0 ? admin.groups.removePermissions(edit) : admin.groups.addPermissions(edit)),
      changeRounds,
    )
    const p95 = (all: readonly number[]) => quantile(all, 0.95)
    return [
      atMost({ figure: 'list page p95', value: p95(samples.call), baseline: p95(samples.bare), unit: 'ms' }, 20),
      atMost({ figure: 'in force p95', value: p95(inForce), unit: 'ms' }, 1_000),
    ]
  } finally {
    await server.stop()
  }
}
