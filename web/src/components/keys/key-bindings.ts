/** What the keys of lists and details do, in the order in which they are explained. */
export const keyBindings = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  open: ['Enter'],
  back: ['Escape'],
  tick: ['x'],
  undo: ['u'],
  letIn: ['n'],
  filter: ['/'],
  help: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type KeyAction = keyof typeof keyBindings

export const keyActions = Object.keys(keyBindings) as readonly KeyAction[]

const actions = new Map<string, KeyAction>(
  keyActions.flatMap(action => keyBindings[action].map(key => [key, action] as const)),
)

/** What a key is bound to, as the browser names the key. */
export function actionOf(key: string): KeyAction | undefined {
  return actions.get(key)
}
