import { describe, expect } from 'vitest'
import { createTheme, glyphs } from '../../tui/src/program/theme'
import type { Look } from '../../tui/src/program/look'
import { createEstate, createUser, logIn, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { it, server, test } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { keys } from '../harness/terminal'

let user: TestUser

test.beforeAll(async () => {
  user = await createUser(server)
  const [device] = (await createEstate(server)) as [TestDevice]
  await sendAlarm(server, device)
  const client = await logIn(server, user)
  const { content } = await client.liftFaults.page({})
  await client.liftFaults.acknowledge({ id: content[0]!.id })
})

describe('red in outline', () => {
  const looks: Pick<Look, 'colors' | 'background'>[] = [
    { colors: '16', background: undefined },
    { colors: 'true', background: 'dark' },
    { colors: 'true', background: 'light' },
    { colors: 'none', background: undefined },
  ]
  for (const look of looks) {
    it(`is the red of what is to be done now, without its weight: ${look.colors}, ${look.background ?? 'any ground'}`, () => {
      const { paint } = createTheme(look as Look)
      expect(paint('critical').bold).toBe(true)
      expect(paint('attended').bold).toBeUndefined()
      expect(paint('attended').color).toBe(paint('critical').color)
      expect(glyphs.attended).not.toBe(glyphs.critical)
    })
  }
})

test('a fault that has been acknowledged is red in outline, its alarm that is active is red', async () => {
  const it = openMonitor(server, { user })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press(keys.enter)
  await it.waitFor(/Status +△ Deployment/)
  await it.waitFor(/Alarm status +▲ Set/)
})
