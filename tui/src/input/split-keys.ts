import type { Key } from 'ink'

/** One thing that was pressed: a named key, or a run of printable text, which a form takes at once and a list key by key. */
export type Pressed = { readonly key: string } | { readonly text: string }

const flags = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['pageUp', 'pageUp'],
  ['pageDown', 'pageDown'],
  ['home', 'home'],
  ['end', 'end'],
  ['return', 'enter'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
] as const satisfies readonly (readonly [keyof Key, string])[]

/** A terminal's sequence that Ink does not know, less its escape: focus changes, mouse reports, answers to queries. */
const unknownSequence = /^[[O][\d;:?<>=]*[~A-Za-z]$/

function controlKey(character: string): string | undefined {
  if (character === '\r' || character === '\n') return 'enter'
  if (character === '\t') return 'tab'
  if (character === '\b' || character === '\x7f') return 'backspace'
  const code = character.codePointAt(0)!
  if (code === 0x1b) return 'escape'
  return code >= 0x01 && code <= 0x1a ? `ctrl+${String.fromCodePoint(code + 0x60)}` : undefined
}

function splitText(input: string): Pressed[] {
  const pressed: Pressed[] = []
  let text = ''
  const endText = () => {
    if (text !== '') pressed.push({ text })
    text = ''
  }
  for (const character of input) {
    const key = controlKey(character)
    if (key === undefined) {
      text += character
      continue
    }
    endText()
    pressed.push({ key })
  }
  endText()
  return pressed
}

/** Splits what Ink hands over: keys that arrive together, as over a slow line, reach useInput as one string. */
export function splitKeys(input: string, key: Key): Pressed[] {
  const flag = flags.find(([name]) => key[name])
  if (flag) return [{ key: flag[1] }]
  if (key.tab) return [{ key: key.shift ? 'shift+tab' : 'tab' }]
  if (key.ctrl && input.length === 1) return [{ key: `ctrl+${input}` }]
  if (unknownSequence.test(input)) return []
  // Escape and a character that arrive together look like Alt; no binding uses Alt.
  return [...(key.meta ? [{ key: 'escape' }] : []), ...splitText(input)]
}

/** The first key of a run of text, where no one takes it as text, and what is left of it. */
export function firstKeyOfText(text: string): [first: Pressed, rest: string] {
  const [character = ''] = text
  return [{ key: character === ' ' ? 'space' : character }, text.slice(character.length)]
}
