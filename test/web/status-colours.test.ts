import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test as usualTest } from '../harness/browser-fixtures'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { open } from './console'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

let id: string

test.beforeAll(async () => {
  await sendAlarm(server, device)
  const client = await logIn(server, user)
  const { content } = await client.liftFaults.page({})
  id = content[0]!.id
  await client.liftFaults.acknowledge({ id })
})

function look(chip: Locator) {
  return chip.evaluate(element => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element)
    return { color, backgroundColor, borderTopColor }
  })
}

test('solid red is what waits for a person; a fault in deployment is red in outline', async () => {
  const page = await open(`/alarms/lift-fault/detail/${id}`)
  const detail = page.getByRole('dialog', { name: 'AMK-AMA1-205-A' })
  await detail.waitFor()
  const solid = await look(detail.locator('.lw-chip', { hasText: /^Set$/ }))
  const outlined = await look(detail.locator('.lw-chip', { hasText: /^Deployment$/ }))
  expect(solid.backgroundColor).toBe('rgb(196, 40, 28)')
  expect(outlined.backgroundColor).toBe('rgba(255, 255, 255, 0)')
  expect(outlined.borderTopColor).toBe(solid.backgroundColor)
  // In the list the chips have no ground: the sign is filled or an outline.
  const row = page.getByRole('row', { name: /205-A/ })
  const fill = (word: RegExp) => row.locator('.lw-chip', { hasText: word }).locator('svg').getAttribute('fill')
  expect([await fill(/^Set$/), await fill(/^Deployment$/)]).toEqual(['currentColor', 'none'])
})
