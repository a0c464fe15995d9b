import { expect, test, vi } from 'vitest'
import { createKeyRouter } from '../../tui/src/input/key-router'
import { splitKeys } from '../../tui/src/input/split-keys'
import { keyLabel } from '../../tui/src/input/keys'
import { soon } from '../harness/soon'

const none = {} as Parameters<typeof splitKeys>[1]

test('keys that arrive together are split', () => {
  expect(splitKeys('jj\rq', none)).toEqual([{ text: 'jj' }, { key: 'enter' }, { text: 'q' }])
  expect(splitKeys('a\t\x12\x7f', none)).toEqual([
    { text: 'a' },
    { key: 'tab' },
    { key: 'ctrl+r' },
    { key: 'backspace' },
  ])
  expect(splitKeys('', { ...none, downArrow: true })).toEqual([{ key: 'down' }])
  expect(splitKeys('', { ...none, tab: true, shift: true })).toEqual([{ key: 'shift+tab' }])
  expect(splitKeys('j', { ...none, meta: true })).toEqual([{ key: 'escape' }, { text: 'j' }])
})

test('sequences that no one knows are not typed', () => {
  expect(splitKeys('[I', none)).toEqual([])
  expect(splitKeys('[<0;10;10M', none)).toEqual([])
})

function routerWith() {
  const observer = { onPress: vi.fn(), onRefused: vi.fn(), onFailed: vi.fn(), onUnbound: vi.fn(), onUnseen: vi.fn() }
  return { observer, router: createKeyRouter(observer) }
}

test('a refused key says why and does nothing', () => {
  const { observer, router } = routerWith()
  const run = vi.fn()
  const refusal = { code: 'report-locked' } as const
  router.add(() => ({ commands: { 'liftFaults.report': { run, refusal } } }))
  router.press([{ text: 'r' }])
  expect(run).not.toHaveBeenCalled()
  expect(observer.onRefused).toHaveBeenCalledWith(refusal)
  expect(router.active()).toEqual([{ id: 'liftFaults.report', refusal }])
})

test('a key that leads nowhere says so, by the name that people call it', () => {
  const { observer, router } = routerWith()
  router.press([{ text: 'x' }])
  expect(observer.onUnbound).toHaveBeenCalledWith('x')
})

test('a key takes nothing that has only just come under the cursor, and says so', async () => {
  const { observer, router } = routerWith()
  const acknowledge = vi.fn()
  const quit = vi.fn()
  let isSeen = false
  router.add(() => ({ commands: { 'liftFaults.acknowledge': { run: acknowledge }, 'program.quit': { run: quit } } }))
  const remove = router.guardBy(() => isSeen)
  router.press([{ text: 'aq' }])
  await soon(() => expect(quit).toHaveBeenCalledOnce())
  expect(acknowledge).not.toHaveBeenCalled()
  expect(observer.onUnseen).toHaveBeenCalledOnce()
  isSeen = true
  router.press([{ text: 'a' }])
  await soon(() => expect(acknowledge).toHaveBeenCalledOnce())
  isSeen = false
  remove()
  router.press([{ text: 'a' }])
  await soon(() => expect(acknowledge).toHaveBeenCalledTimes(2))
})

test('text is text where it is taken, and keys where it is not', async () => {
  const { router } = routerWith()
  const quit = vi.fn()
  const onText = vi.fn()
  router.add(() => ({ commands: { 'program.quit': { run: quit } } }))
  const removeForm = router.add(() => ({ commands: {}, onText }))
  router.press([{ text: 'quick' }])
  router.paste('paste')
  expect(onText.mock.calls).toEqual([['quick'], ['paste']])
  expect(router.active()).toEqual([])
  removeForm()
  router.paste('q')
  expect(quit).not.toHaveBeenCalled()
  router.press([{ text: 'xxq' }])
  await soon(() => expect(quit).toHaveBeenCalledOnce())
})

test('what a command throws is reported', async () => {
  const { observer, router } = routerWith()
  const error = new Error('no')
  router.add(() => ({ commands: { 'program.refresh': { run: () => Promise.reject(error) } } }))
  router.press([{ key: 'ctrl+r' }])
  await soon(() => expect(observer.onFailed).toHaveBeenCalledWith(error))
})

test('keys are written as people write them', () => {
  expect(['ctrl+r', 'shift+tab', 'up', 'G', 'pageDown'].map(keyLabel)).toEqual([
    'Ctrl-R',
    'Shift-Tab',
    '↑',
    'G',
    'PgDn',
  ])
})
