import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { client as everyone, it as usualTest, server } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

const bedok = 'Bedok Town Council'

const it = usualTest.extend('given', { scope: 'file' }, { client: {} })

let device: TestDevice
let council: Client

it.beforeAll(async () => {
  const devices = await createEstate(server, [
    block(),
    block({ townCode: 'BDK', block: '10', postalCode: '460010', townCouncil: bedok, liftCompany: 'Verticale Lifts' }),
  ])
  device = devices[0]!
  council = await logIn(server, await createUser(server, { organization: bedok, type: 'TOWN_COUNCIL', role: 'ADMIN' }))
})

it('names that there are are none of them, in any case, whole or from their beginning', async () => {
  const asked = {
    town: ['amk', 'BDK'],
    townCouncil: ['bedok town council'],
    liftCompany: ['Ascendo Lifts'],
    company: 'vert',
    blk: '1',
    lift: 'a',
    postalCode: '46',
    lmdClientId: 'BDK-',
  }
  expect(await everyone.unknownNames.list(asked)).toEqual([])
  expect(await everyone.unknownNames.list({})).toEqual([])
})

it('what is not there is named, with what is there, the likest first', async () => {
  expect(await everyone.unknownNames.list({ town: ['BD', 'AMK'], liftCompany: ['Vert'] })).toEqual([
    { name: 'town', typed: 'BD', candidates: ['BDK', 'AMK'] },
    { name: 'liftCompany', typed: 'Vert', candidates: ['Verticale Lifts', 'Ascendo Lifts'] },
  ])
  expect(await everyone.unknownNames.list({ town: ['AMK'], blk: '10', postalCode: '_6' })).toEqual([
    { name: 'blk', typed: '10', candidates: ['205'] },
    { name: 'postalCode', typed: '_6', candidates: ['460010', '560205'] },
  ])
})

it('teams, technicians and fault numbers are those of alarms and cases, and no one’s who may not read these', async () => {
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0 })
  const [trap] = (await everyone.passengerTraps.page({})).content
  await everyone.passengerTraps.acknowledge({ id: trap!.id, team: 'Rescue North' })
  await sendAlarm(server, device, { number: 77 })
  const asked = { team: 'Rescue S', technicianName: 'Lim', alarmLiftFaultNumber: [3, 77, 99] }
  expect(await everyone.unknownNames.list(asked)).toEqual([
    { name: 'team', typed: 'Rescue S', candidates: ['Rescue North'] },
    { name: 'technicianName', typed: 'Lim', candidates: [] },
    { name: 'alarmLiftFaultNumber', typed: '99', candidates: ['0', '1', '2', '3', '4'] },
  ])
  expect(await everyone.unknownNames.list({ team: 'rescue n' })).toEqual([])
  expect(await council.unknownNames.list({ alarmLiftFaultNumber: [77] })).toMatchObject([{ typed: '77' }])
  const reader = await logIn(server, await createUser(server, { role: 'USER' }))
  expect(await reader.unknownNames.list(asked)).toEqual([])
})

it('what a caller does not see is not there, and is no candidate', async () => {
  const asked = { town: ['AMK'], townCouncil: ['Ang Mo Kio Town Council'], company: 'Ascendo', lmdClientId: 'AMK' }
  expect(await council.unknownNames.list(asked)).toEqual([
    { name: 'town', typed: 'AMK', candidates: ['BDK'] },
    { name: 'townCouncil', typed: 'Ang Mo Kio Town Council', candidates: [bedok] },
    { name: 'company', typed: 'Ascendo', candidates: ['Verticale Lifts'] },
    { name: 'lmdClientId', typed: 'AMK', candidates: [expect.stringMatching(/^BDK-/) as string] },
  ])
})

it('a list by an unknown town or council is refused by itself, and by known ones has what is theirs', async () => {
  const names = async (filter: object) =>
    (await everyone.lifts.page(filter)).content.map(({ name }) => name.slice(0, 3))
  expect(await names({ town: ['bdk'] })).toEqual(['BDK', 'BDK'])
  expect(await names({ townCouncil: ['Bedok Town Council'] })).toEqual(['BDK', 'BDK'])
  expect(await names({ town: ['AMK'], townCouncil: [bedok] })).toEqual([])
  expect((await everyone.lmds.page({ town: ['AMK'] })).totalElements).toBe(1)
  expect((await everyone.buildings.page({ townCouncil: [bedok] })).totalElements).toBe(1)
  for (const filter of [{ town: ['BD'] }, { townCouncil: ['Bedok'] }])
    expect(await errorOf(everyone.liftFaults.page(filter))).toMatchObject({ code: 'unknown-town' })
})
