import type { Refusal } from '@liftwatch/core/errors'
import { createListeners } from '@liftwatch/core/client/listeners'
import { bindingIds, bindingOf, keyLabel, type Binding, type BindingId } from './keys'
import { firstKeyOfText, type Pressed } from './split-keys'

interface Command {
  readonly run: () => unknown
  /** Why it would be refused now; pressing the key says so. */
  readonly refusal?: Refusal | undefined
}

export type Commands = Partial<Record<BindingId, Command>>

/** What one part of the screen does with keys. While any takes text, printable characters are text and nothing else. */
export interface Layer {
  readonly commands: Commands
  readonly onText?: ((text: string) => void) | undefined
}

export interface ActiveBinding {
  readonly id: BindingId
  readonly refusal: Refusal | undefined
}

export interface KeyRouter {
  /** Adds a layer, read again at each key; answers its removal. */
  readonly add: (read: () => Layer) => () => void
  /** To be called after what a layer reads may have changed. */
  readonly changed: () => void
  /** Handles in turn what was pressed, letting the screen follow between one key and the next. */
  readonly press: (pressed: readonly Pressed[]) => void
  /** Says how to wait until the screen shows what a key has changed. Answers its undoing. */
  readonly waitBy: (rendered: () => Promise<void>) => () => void
  /** Asks this before a key takes what a list shows. Answers its removal. */
  readonly guardBy: (guard: Guard) => () => void
  /** Does what a binding says once the screen has followed what was done before. */
  readonly invoke: (id: BindingId) => void
  /** Handles pasted text: it is never keys. */
  readonly paste: (text: string) => void
  /** The bindings that lead somewhere now, refused ones included, in the order of the table. */
  readonly active: () => readonly ActiveBinding[]
  readonly subscribe: (listener: () => void) => () => void
}

export interface KeyObserver {
  readonly onPress: () => void
  readonly onRefused: (refusal: Refusal) => void
  readonly onFailed: (error: unknown) => void
  /** A key that leads nowhere now. */
  readonly onUnbound: (key: string) => void
  /** A key for rows that have only just come to where they are. */
  readonly onUnseen: () => void
}

/** Whether what a key takes has been in sight for long enough to be meant by it. */
export type Guard = (takes: NonNullable<Binding['takes']>) => boolean

function isPrintable(key: string): boolean {
  return key === 'space' || Array.from(key).length === 1
}

function sameBindings(one: readonly ActiveBinding[], other: readonly ActiveBinding[]): boolean {
  return (
    one.length === other.length &&
    one.every((binding, at) => binding.id === other[at]!.id && binding.refusal?.code === other[at]!.refusal?.code)
  )
}

/** Knows which keys work now, and does what they say. */
export function createKeyRouter(observer: KeyObserver): KeyRouter {
  const layers = new Set<() => Layer>()
  const listeners = createListeners()
  const queue: Pressed[] = []
  const guards = new Set<Guard>()
  let isBusy = false
  let rendered = () => Promise.resolve()
  let bindings: readonly ActiveBinding[] = []

  const textTaker = () => [...layers].map(read => read().onText).find(Boolean)

  function commandFor(id: BindingId): Command | undefined {
    return [...layers].map(read => read().commands[id]).find(Boolean)
  }

  function listActive(): ActiveBinding[] {
    const isText = textTaker() !== undefined
    const taken = new Set<string>()
    return bindingIds.flatMap(id => {
      const command = commandFor(id)
      if (!command) return []
      const { keys } = bindingOf(id)
      // Of two that have the same key the first is what it does.
      const isSilent = keys.every(key => taken.has(key) || (isText && isPrintable(key)))
      for (const key of keys) taken.add(key)
      return isSilent ? [] : [{ id, refusal: command.refusal }]
    })
  }

  function changed(): void {
    const next = listActive()
    if (sameBindings(bindings, next)) return
    bindings = next
    listeners.call()
  }

  async function pressBinding(id: BindingId): Promise<void> {
    const command = commandFor(id)
    if (command?.refusal) observer.onRefused(command.refusal)
    else await command?.run()
  }

  async function pressKey(key: string): Promise<void> {
    const id = bindingIds.find(id => bindingOf(id).keys.includes(key) && commandFor(id))
    if (!id) return observer.onUnbound(keyLabel(key))
    const { takes } = bindingOf(id)
    if (takes && ![...guards].every(guard => guard(takes))) return observer.onUnseen()
    await pressBinding(id)
  }

  function pressOne(pressed: Pressed): void {
    if ('key' in pressed) void pressKey(pressed.key).catch(observer.onFailed)
    else textTaker()?.(pressed.text)
  }

  function takeNext(): Pressed | undefined {
    const next = queue.shift()
    if (!next || 'key' in next || textTaker()) return next
    // The first may open a form, which is what the rest is then meant for.
    const [first, rest] = firstKeyOfText(next.text)
    if (rest !== '') queue.unshift({ text: rest })
    return first
  }

  async function drain(): Promise<void> {
    isBusy = true
    for (let next = takeNext(); next; next = takeNext()) {
      observer.onPress()
      pressOne(next)
      // Also after the last: what was typed ahead may arrive as a piece of its own, and is meant for the next screen.
      await rendered()
    }
    isBusy = false
  }

  return {
    add(read) {
      layers.add(read)
      changed()
      return () => {
        layers.delete(read)
        changed()
      }
    },
    changed,
    press(pressed) {
      queue.push(...pressed)
      if (!isBusy) void drain()
    },
    guardBy(guard) {
      guards.add(guard)
      return () => guards.delete(guard)
    },
    invoke(id) {
      void rendered()
        .then(() => pressBinding(id))
        .catch(observer.onFailed)
    },
    waitBy(next) {
      rendered = next
      return () => {
        if (rendered === next) rendered = () => Promise.resolve()
      }
    },
    paste: text => textTaker()?.(text),
    active: () => bindings,
    subscribe: listeners.subscribe,
  }
}
