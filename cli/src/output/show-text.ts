import stringWidth from 'string-width'
import type { Context } from '../command/context'
import type { TextOutput } from '../terminal/io'
import { usualPager } from '../command/settings'

/** Whether a text takes more lines of the terminal than there are beside the prompt. */
function isLonger(text: string, { width = Infinity, height = Infinity }: TextOutput): boolean {
  let lines = 0
  for (const line of text.trimEnd().split('\n')) {
    lines += Math.max(1, Math.ceil(stringWidth(line) / width))
    if (lines >= height) return true
  }
  return false
}

/** Writes a whole text: by the pager, where it is longer than the terminal. */
export async function showText({ io, settings, say }: Context, text: string): Promise<void> {
  const { stdin, stdout } = io
  const { pager } = settings
  // On a terminal that is dumb a pager has no keys and no screen.
  const canPage = stdin.isTTY && stdout.isTerminal && io.env['TERM'] !== 'dumb'
  if (pager !== undefined && canPage && isLonger(text, stdout)) {
    if (await io.page(pager, text)) return
    if (pager !== usualPager) say('cli.noPager', { pager })
  }
  stdout.write(text)
}
