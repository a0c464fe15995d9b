import { expect } from 'vitest'
import type { FieldSpec } from '../../tui/src/components/form/field-spec'
import { changed, formOf, valuesOf, type FormAction } from '../../tui/src/components/form/form-state'
import { sendAlarm, block } from '../harness/builders'
import { client, device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'

const trap = { type: 'PASSENGER_TRAP', number: 0 } as const

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 10 })], client: {} })

let lift = 1

test.beforeAll(async () => {
  await sendAlarm(server, device, { ...trap, lift: device.lifts[0] })
  const [first] = (await client.passengerTraps.page({})).content
  await client.passengerTraps.acknowledge({ id: first!.id, team: 'Night rescue' })
})

/** A trap on a lift of its own, and the form for its team. */
async function openTeamForm(): Promise<TestMonitor> {
  const name = `AMK-AMA1-205-${device.lifts[lift]}`
  await sendAlarm(server, device, { ...trap, lift: device.lifts[lift] })
  lift += 1
  const monitor = openMonitor(server, { user, screen: 'passenger-traps' })
  await monitor.waitFor(new RegExp(`${name}.*Outstanding`))
  // Among those that wait, it is the only one.
  monitor.press(keys.tab, keys.tab, keys.tab)
  await monitor.waitFor('[Outstanding 1]')
  await monitor.waitFor(new RegExp(`› .*${name}.*Outstanding`))
  monitor.press('a')
  await monitor.waitFor('› Night rescue')
  return monitor
}

const teamsSent = async () => (await client.passengerTraps.page({})).content.map(({ team }) => team)

test('Enter takes the team that is highlighted, and then sends it', async () => {
  const it = await openTeamForm()
  it.press(keys.enter)
  await it.waitForGone('› Night rescue')
  it.press(keys.enter)
  await it.waitFor(/AMK-\S+ passenger trap: Acknowledged\./)
  expect(await teamsSent()).toEqual(['Night rescue', 'Night rescue'])
})

test('a team is known whatever its case; half of its name is not a team', async () => {
  const it = await openTeamForm()
  it.press('night RESCUE', ctrl('s'))
  await it.waitFor(/AMK-\S+ passenger trap: Acknowledged\./)
  expect(await teamsSent()).toEqual(['Night rescue', 'Night rescue', 'Night rescue'])
})

test('an unknown team is asked about before it is stored, and Enter is no answer', async () => {
  const it = await openTeamForm()
  it.press('rescue s')
  await it.waitFor(/› Night rescue[^]*New team “rescue s” …/)
  it.press(ctrl('s'))
  await it.waitFor('New team “rescue s”?')
  it.press(keys.enter)
  await it.waitFor('Enter does nothing here')
  it.press('n')
  await it.waitForGone('New team “rescue s”?')
  expect((await client.passengerTraps.teams({})).toSorted()).toEqual(['Night rescue'])
  it.press('outh', keys.enter)
  await it.waitFor('New team “rescue south”?')
  it.press('y')
  await it.waitFor(/AMK-\S+ passenger trap: Acknowledged\./)
  await soon(async () =>
    expect((await client.passengerTraps.teams({})).toSorted()).toEqual(['Night rescue', 'rescue south']),
  )
})

test('"door t" and Enter is the code of the door track', async () => {
  await sendAlarm(server, device, { lift: device.lifts[0], description: 'door again' })
  const [fault] = (await client.liftFaults.page({})).content
  await client.liftFaults.acknowledge({ id: fault!.id })
  const monitor = openMonitor(server, { user, screen: 'lift-faults' })
  await monitor.waitFor(/› .*door again/)
  monitor.press('r')
  await monitor.waitFor('› Report')
  monitor.press('Lim', keys.tab, 'door t')
  await monitor.waitFor('› 1010 Car door track')
  monitor.press(keys.enter)
  await monitor.waitFor(/Fault code +Car door track dirty or blocked\n +1010/)
  monitor.press(keys.backspace, keys.backspace, keys.down, keys.down)
  await monitor.waitFor('› 1020 Car door operator')
  monitor.press(keys.enter)
  await monitor.waitFor(/Fault code +Car door operator/)
})

const specs = [
  {
    name: 'code',
    label: 'Code',
    kind: 'line',
    options: ['1000', '1010', '1020'].map(value => ({ value, label: value })),
  },
  {
    name: 'severity',
    label: 'Severity',
    kind: 'choice',
    isSeveral: true,
    options: ['MINOR', 'URGENT'].map(value => ({ value, label: value })),
  },
] as const satisfies FieldSpec<string>[]

const down: FormAction = { kind: 'edit', edit: { kind: 'down', width: 20 } }
const up: FormAction = { kind: 'edit', edit: { kind: 'up', width: 20 } }
const right: FormAction = { kind: 'edit', edit: { kind: 'right' } }
const take: FormAction = { kind: 'take' }

function after(...actions: FormAction[]) {
  return actions.reduce((state, action) => changed(specs, state, action), formOf({ code: '', severity: '' }))
}

test('what may be left empty is not filled by Enter alone, and the arrows choose', () => {
  expect(valuesOf(after(take)).code).toBe('')
  expect(valuesOf(after(down, take)).code).toBe('1000')
  expect(valuesOf(after(down, down, down, down, up, take)).code).toBe('1010')
  expect(after(down, up).focus).toBe(1)
})

test('of several options Enter takes the one that the arrows are at', () => {
  expect(valuesOf(after({ kind: 'next' }, take)).severity).toBe('')
  expect(valuesOf(after({ kind: 'next' }, right, take)).severity).toBe('URGENT')
  expect(valuesOf(after({ kind: 'next' }, right, take, take)).severity).toBe('URGENT')
})
