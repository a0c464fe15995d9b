import { translatorOf } from '@liftwatch/core/text/all-texts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'ink-testing-library'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../../tui/src/components/dialog/dialog'
import { FailureBoundary } from '../../tui/src/components/failure/failure-boundary'
import { Footer } from '../../tui/src/components/footer/footer'
import { Field } from '../../tui/src/components/form/field'
import { fieldOf } from '../../tui/src/components/form/field-state'
import { helpLines } from '../../tui/src/components/help/help-lines'
import { createTakeBackBoard } from '../../tui/src/components/message/take-back'
import { createMessageBoard } from '../../tui/src/components/message/message-board'
import { Words } from '../../tui/src/components/text/words'
import { createKeyRouter } from '../../tui/src/input/key-router'
import { Keyboard, useKeys } from '../../tui/src/input/use-keys'
import { ProgramProvider, type Program } from '../../tui/src/program/program'
import { defaultSettings } from '../../tui/src/program/settings'
import { createTheme } from '../../tui/src/program/theme'
import { createSnooze } from '../../tui/src/watch/snooze'
import { server, test as serverTest } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'

const translate = translatorOf('en')

function programWith(change: Partial<Program> = {}): Program {
  const observer = { onPress() {}, onRefused() {}, onFailed() {}, onUnbound() {}, onUnseen() {} }
  return {
    translate,
    theme: createTheme({ colors: 'none', background: undefined, isAscii: false }),
    settings: defaultSettings,
    changeSettings: () => {},
    defaults: { read: () => undefined, write: () => {} },
    hidden: { read: () => [], write: () => {} },
    views: { read: () => undefined, write: () => undefined },
    clock: Date.now,
    underWay: new Set(),
    saving: new Set(),
    isReadOnly: false,
    canSuspend: false,
    isScreenReader: false,
    copy: () => {},
    snooze: createSnooze(),
    ring: () => {},
    notify: () => {},
    repaint: () => {},
    suspend: () => Promise.resolve(),
    keys: createKeyRouter(observer),
    messages: createMessageBoard(),
    takeBacks: createTakeBackBoard(),
    server: 'http://127.0.0.1:7070',
    saveFolders: [],
    quit: () => {},
    ...change,
  }
}

function show(node: React.ReactNode, program = programWith()) {
  return render(<ProgramProvider value={program}>{node}</ProgramProvider>)
}

test('the footer has the keys that work now, and those of them that there is room for', async () => {
  function Screen({ width }: { readonly width: number }) {
    useKeys({
      'liftFaults.acknowledge': { run: () => {} },
      'liftFaults.report': { run: () => {}, refusal: { code: 'report-locked' } },
      'list.up': { run: () => {} },
      'program.quit': { run: () => {} },
    })
    return <Footer width={width} />
  }
  const wide = show(<Screen width={40} />)
  await soon(() => expect(wide.lastFrame()).toBe(' a Acknowledge  q Quit'))
  const narrow = show(<Screen width={18} />)
  await soon(() => expect(narrow.lastFrame()).toBe(' a Acknowledge'))
})

test('help says why what is refused is refused', () => {
  const lines = helpLines([{ id: 'liftFaults.report', refusal: { code: 'report-locked' } }], translate)
  expect(lines.map(({ text }) => text)).toContain('  r                  Report: Acknowledge first.')
})

test('a dialog receives its answers', async () => {
  const yes = vi.fn()
  function Screen() {
    return (
      <>
        <Keyboard />
        <Dialog question="Really?" yes={yes} no={() => {}} />
      </>
    )
  }
  const { lastFrame, stdin } = show(<Screen />)
  await soon(() => expect(lastFrame()).toContain('│  Really?  │'))
  stdin.write('y')
  await soon(() => expect(yes).toHaveBeenCalledOnce())
})

test('a field shows its end, its error, and nothing of a secret', () => {
  const spec = { name: 'it', label: 'It', kind: 'line' } as const
  const props = { isFocused: true, width: 12 }
  const line = show(<Field {...props} spec={spec} state={fieldOf('one two three')} error="Too long" />)
  expect(line.lastFrame()).toMatch(/^› It {2}▲ Too long\n {2}three/)
  const secret = show(<Field {...props} spec={{ ...spec, kind: 'secret' }} state={fieldOf('门é3')} />)
  expect(secret.lastFrame()).toMatch(/^› It\n {2}•••$/)
})

test('a mistake in a screen is reported, and the screen started again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  function Screen() {
    if (isBroken) throw new Error('of mine')
    return <Words>well again</Words>
  }
  const { lastFrame, stdin } = show(
    <FailureBoundary>
      <Screen />
    </FailureBoundary>,
  )
  await soon(() => expect(lastFrame()).toContain('Something went wrong in the monitor: Error: of mine'))
  isBroken = false
  stdin.write(keys.enter)
  await soon(() => expect(lastFrame()).toContain('well again'))
  error.mockRestore()
})

test('text comes to the screen through Words and links alone, where control characters are made visible', () => {
  const folder = join(import.meta.dirname, '../../tui/src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  const users = files.filter(file =>
    /import \{[^}]*\bText\b[^}]*\} from 'ink'/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(users).toEqual([join('components', 'text', 'link.tsx'), join('components', 'text', 'words.tsx')])
})

serverTest('monitors of one program leave its colours as they were, in whatever order they end', async () => {
  const bold = () => show(<Words isBold>It</Words>).lastFrame()
  const before = bold()
  const monitors = [1, 2].map(() => openMonitor(server))
  for (const monitor of monitors) {
    await monitor.waitFor('E-mail address')
    expect(bold()).not.toBe(before)
  }
  for (const monitor of monitors) {
    monitor.press(ctrl('c'))
    await monitor.ended
  }
  expect(bold()).toBe(before)
})
