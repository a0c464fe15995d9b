import type { AuditRow } from '@liftwatch/core/contract/accounts/audit'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { auditTable } from '@liftwatch/core/tables/audit'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { expect, test } from 'vitest'
import { createContext } from '../../cli/src/command/context'
import { columnsOf, linesOf } from '../../cli/src/output/of-table'
import { createLineWriter, createRowWriter } from '../../cli/src/output/rows'
import { memoryIo } from '../harness/cli'
import { alarmOfALift } from './alarm-of-a-lift'

const trap: PassengerTrap = {
  ...alarmOfALift,
  description: 'Passenger trapped',
  alarmStatus: 'SET',
  alarmClearTs: null,
  duration: null,
  acknowledgedBy: { id: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'Tan Mei Ling' },
  arrivalTs: 1_795_000_120_000,
  team: 'Team A',
  teamName: 'Team A',
  operatorName: null,
  ptCode: null,
  result: null,
  liftFaultCnt: 0,
}

test('watched traps have what follows a name below each other', async () => {
  const { io, written } = memoryIo()
  const rows = [trap, { ...trap, acknowledgedBy: null }]
  createLineWriter(await createContext(io), { format: 'table' }, linesOf(columnsOf(passengerTrapTable))).write(rows)
  const [one = '', other = ''] = written.stdout.split('\n')
  expect(other.indexOf('18/11/2026 19:08:40')).toBe(one.indexOf('18/11/2026 19:08:40'))
})

test('who did something and is no known person is said to be none in the audit trail, and scripts have the bare name', async () => {
  const row: AuditRow = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    at: 1_795_000_000_000,
    userName: '',
    userKind: null,
    organizationName: null,
    action: 'session.loginRefused',
    subjectId: null,
    subjectName: null,
    detail: {},
    requestId: 'r1',
    address: '192.0.2.1',
    userAgent: 'curl',
  }
  const written = async (format: 'table' | 'json', of: Partial<AuditRow> = {}) => {
    const { io, written } = memoryIo()
    const writer = createRowWriter(await createContext(io), { format }, columnsOf(auditTable))
    writer.write([{ ...row, ...of }])
    await writer.end(1)
    return written.stdout
  }
  expect(await written('table')).toContain('  Unknown person  ')
  expect(await written('json')).toContain('"userName": ""')
  const script = { userName: 'Cron', userKind: 'SERVICE' } as const
  expect(await written('table', script)).toContain('  Cron (service account)  ')
  expect(await written('json', script)).toMatch(/"userName": "Cron"[^]*"userKind": "SERVICE"/)
})
