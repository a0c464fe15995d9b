import type { Tone } from '@liftwatch/core/tones'

/** The tones as SGR codes of a terminal. */
const codes: Readonly<Record<Tone, string>> = {
  critical: '1;31',
  attended: '31',
  warning: '33',
  info: '36',
  ok: '32',
  muted: '2',
}

export function paint(text: string, tone: Tone | undefined): string {
  return tone ? `\u001B[${codes[tone]}m${text}\u001B[0m` : text
}
