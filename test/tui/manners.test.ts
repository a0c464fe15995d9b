import { describe, expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { open, test as usualTest } from '../harness/monitor-fixtures'
import { defaultSettings } from '../../tui/src/program/settings'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: council })

test.beforeAll(async () => {
  await sendAlarm(server, device, { lift: 'B', description: 'car gate jammed' })
  await sendAlarm(server, device, { lift: 'A', description: 'landing button', ts: Date.now() - 60_000 })
})

// oxlint-disable-next-line no-control-regex -- it is about control sequences
const colours = /\x1b\[(?:3[0-8]|9[0-7])(?:;[\d;]+)?m/g

describe('colours', () => {
  test.each([
    ['NO_COLOR', { noColor: true, colorTerm: 'truecolor' }, {}, undefined],
    ['sixteen', { term: 'xterm' }, {}, '\x1b[31m'],
    ['sixteen, where no one knows the background', { colorTerm: 'truecolor' }, {}, '\x1b[31m'],
    ['256 on a dark background', { colorFgBg: '15;0' }, {}, '\x1b[38;5;210m'],
    ['true colour on a light one', { colorTerm: 'truecolor', colorFgBg: '0;15' }, {}, '\x1b[38;2;176;0;32m'],
    ['as the user has chosen', {}, { background: 'dark', colors: 'true' }, '\x1b[38;2;255;107;107m'],
  ] as const)('%s: the gravest tone, which also has a sign', async (_, terminalFacts, settings, critical) => {
    const it = open({ terminalFacts, saved: { settings: { ...defaultSettings, ...settings } } })
    await it.waitFor(/ ▲ .*car gate jammed.*Set +Outstanding/)
    const used = new Set(it.written().match(colours))
    if (critical === undefined) expect(used).toEqual(new Set())
    else expect(used).toContain(critical)
  })
})

test('a terminal that has nothing but ASCII is given nothing else', async () => {
  const it = open({ terminalFacts: { locale: 'C' } })
  await it.waitFor(/> ! .*landing button/)
  await it.waitFor('+ Live')
  for (const [key, words] of [
    ['?', 'Move'],
    [keys.escape, 'All'],
    [keys.enter, 'Fault number'],
    [keys.escape, 'All'],
    ['f', 'Filters'],
    [keys.escape, 'All'],
    [',', 'Settings'],
  ] as const) {
    it.press(key)
    await it.waitFor(words)
  }
  // oxlint-disable-next-line no-control-regex -- everything that a terminal of ASCII knows
  expect(it.written()).toMatch(/^[\x00-\x7f]*$/)
})

describe('watching only', () => {
  test('every action is refused with the reason, and no call gets through', async () => {
    const calls: string[] = []
    const it = open({
      isReadOnly: true,
      fetch: (input, init) => {
        calls.push(`${init?.method ?? 'GET'} ${new URL(input as string).pathname}`)
        return fetch(input, init)
      },
    })
    await it.waitFor('watching only')
    await it.waitFor(/› .*landing button/)
    for (const key of ['a', 'o', 'r']) {
      it.press('j')
      it.press(key)
      await it.waitFor('Started with --readonly.')
    }
    it.press(' ', 'A')
    await it.waitFor('Started with --readonly.')
    const changes = calls.filter(call => !call.startsWith('GET'))
    expect(changes.filter(call => !/\/(?:login|organization\/selected)/.test(call))).toEqual([])
  })
})

describe('the clipboard', () => {
  // oxlint-disable-next-line no-control-regex -- it is about a control sequence
  const clipboard = /\x1b\]52;c;([A-Za-z0-9+/=]*)\x07/

  test('takes a name, or all that is known', async () => {
    const it = open()
    await it.waitFor(/› .*landing button/)
    it.press('y')
    await it.waitFor('Copied: AMK-AMA1-205-A')
    const [, first] = clipboard.exec(it.written())!
    expect(Buffer.from(first!, 'base64').toString()).toBe('AMK-AMA1-205-A')
    it.press(keys.enter)
    await it.waitFor(/Description +landing button/)
    const before = it.written().length
    it.press('Y')
    await it.waitFor('Copied: AMK-AMA1-205-A')
    const [, all] = clipboard.exec(it.written().slice(before))!
    expect(Buffer.from(all!, 'base64').toString()).toMatch(
      /^AMK-AMA1-205-A\nStatus: Outstanding\n[^]*Description: landing button/,
    )
  })

  test.each([
    // oxlint-disable-next-line no-control-regex -- it is about control sequences
    ['tmux', /\x1bPtmux;\x1b\x1b\]52;c;[A-Za-z0-9+/=]+\x07\x1b\\/],
    // oxlint-disable-next-line no-control-regex -- it is about control sequences
    ['screen', /\x1bP\x1b\]52;c;[A-Za-z0-9+/=]+\x07\x1b\\/],
  ] as const)('is reached through %s', async (multiplexer, expected) => {
    const it = open({ multiplexer })
    await it.waitFor(/› .*landing button/)
    it.press('y')
    await it.waitFor('Copied')
    expect(it.written()).toMatch(expected)
  })
})

test('a record has a page in the console, as a link that the terminal opens', async () => {
  const it = open()
  await it.waitFor(/› .*landing button/)
  it.press('b')
  await it.waitFor(`${server.url}/alarms/lift-fault/detail/`)
  expect(it.written()).toContain(`\x1b]8;;${server.url}/alarms/lift-fault/detail/`)
})

describe('settings', () => {
  test('cut no word in a window of 80 columns', async () => {
    const it = open({ columns: 80, rows: 24 })
    await it.waitFor('✓ Live')
    it.press(',')
    const shown = await it.waitFor('Running clock')
    const choices = ['[x] Traps', '[x] Urgent', '[ ] Breakdown', '[ ] Other faults', '[ ] Building']
    for (const choice of choices) expect(shown).toContain(choice)
    expect(shown).not.toContain('…')
  })

  test('are changed in place and stored', async () => {
    const it = open()
    await it.waitFor('✓ Live')
    it.press(',')
    await it.waitFor('Bell for new')
    for (const label of ['Notify about new', 'Target time to rescue (minutes)', 'Language', 'Running clock'])
      await it.waitFor(label)
    it.press(keys.tab, keys.tab, keys.tab, keys.tab, ctrl('u'), '999', ctrl('s'))
    await it.waitFor('must be a number from 1 to 240')
    it.press(ctrl('u'), '15', keys.tab, keys.right, ctrl('s'))
    await it.waitFor('电梯故障')
    expect(it.saved().settings).toMatchObject({ language: 'zh', trapTargetMinutes: 15 })
  })
})

test('for a screen reader it is lines of text, without a screen of its own', async () => {
  const it = open({ isScreenReader: true, user })
  await it.waitFor(/car gate jammed/)
  expect(it.screen.isAlternate()).toBe(false)
  await it.waitFor('✓ Live')
  await it.waitFor('1–2 of 2')
  // What is still being fetched comes first; then seconds pass, and nothing of it is worth being read again.
  const quiet = async () => {
    const before = it.bytes()
    await new Promise(resolve => setTimeout(resolve, 2_500))
    return it.bytes() - before
  }
  await expect.poll(quiet).toBe(0)
})

test('the screen can be drawn again', async () => {
  const it = open()
  await it.waitFor(/› .*landing button/)
  await it.screen.write('\x1b[2J\x1b[1;1Hwritten over by another program')
  it.press(ctrl('l'))
  await it.waitFor(/› .*landing button/)
  expect(it.screen.text()).not.toContain('written over')
})
