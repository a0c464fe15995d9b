import { expect } from 'vitest'
import { it as usualTest } from '../harness/browser-fixtures'
import { sendAlarm } from '../harness/builders'
import { server } from '../harness/fixtures'
import { open } from './console'
import { settle } from './look'
import { from, haveBreakdowns, hourMs } from './reported-month'

const it = usualTest.extend('given', { scope: 'file' }, { user: {} })

it.beforeAll(async () => {
  const [device] = await haveBreakdowns(server)
  await sendAlarm(server, device, { lift: 'A', type: 'PASSENGER_TRAP', number: 0, ts: from + 5 * hourMs })
  await sendAlarm(server, device, { lift: 'B', type: 'RBE', number: 3, ts: from + 6 * hourMs })
})

const lists = [
  '/alarms/lift-fault?operationalStatus=ALL',
  '/alarms/passenger-trap?operationalStatus=ALL',
  '/alarms/rbe',
  '/lift',
  '/building',
  '/lmd',
  '/report/mbr',
  '/report/mptr',
  '/report/plr',
  '/report/mar',
]

/** The words of a table's headings that go on in a second line, or are cut. */
function partedWords(main: HTMLElement | SVGElement): string[] {
  return [...main.querySelectorAll('thead th')].flatMap(heading => {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const boxes = range.getClientRects()
        const { left, right } = heading.getBoundingClientRect()
        if (boxes.length > 1 || boxes[0]!.left < left || boxes[0]!.right > right) found.push(word)
      }
    }
    return found
  })
}

it.each(lists)('%s is as wide as its box in a window of 1440 pixels, and parts no word of a heading', async path => {
  const page = await open(path)
  await page.setViewportSize({ width: 1440, height: 900 })
  await settle(page)
  const boxes = await page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll('table')].map(table => {
      const box = table.parentElement!
      return box.scrollWidth - box.clientWidth
    }),
  )
  expect(boxes).toEqual([0])
  expect(await page.getByRole('main').evaluate(partedWords)).toEqual([])
})
