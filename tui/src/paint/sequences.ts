import { plain } from '../components/text/plain'
import type { Settings } from '../program/settings'

/** Which program is between the monitor and the terminal, and would swallow what it does not know. */
export type Multiplexer = 'tmux' | 'screen' | undefined

export const bell = '\x07'

/** GNU screen passes on strings of so many bytes at most. */
const screenChunk = 512

function wrapped(sequence: string, multiplexer: Multiplexer): string {
  if (multiplexer === 'tmux') return `\x1bPtmux;${sequence.replaceAll('\x1b', '\x1b\x1b')}\x1b\\`
  if (multiplexer !== 'screen') return sequence
  const chunks = sequence.match(new RegExp(`[^]{1,${screenChunk}}`, 'g')) ?? []
  return chunks.map(chunk => `\x1bP${chunk}\x1b\\`).join('')
}

/** Puts a text into the clipboard of the terminal, be it at the other end of an SSH connection (OSC 52). */
export function copySequence(text: string, multiplexer: Multiplexer): string {
  const sequence = `\x1b]52;c;${Buffer.from(text).toString('base64')}\x07`
  // Some tmux take it themselves, others only pass it on: either way it arrives.
  return multiplexer === 'tmux' ? sequence + wrapped(sequence, 'tmux') : wrapped(sequence, multiplexer)
}

/** Asks the terminal for a notification on the desktop (OSC 9 of iTerm2, OSC 777 of rxvt). */
export function notifySequence(
  by: Settings['notificationBy'],
  title: string,
  text: string,
  multiplexer: Multiplexer,
): string {
  const [head, body] = [plain(title).replaceAll(';', ','), plain(text)]
  const sequence = by === 'osc9' ? `\x1b]9;${head}: ${body}\x07` : `\x1b]777;notify;${head};${body}\x07`
  return wrapped(sequence, multiplexer)
}
