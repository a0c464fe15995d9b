import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Context } from '../command/context'
import { askSecret } from './prompt'
import { readInput } from './read-input'

/**
 * A password: what a file holds, or what is typed on the terminal.
 * Errors: no-terminal, which names the option `instead`; interrupted.
 */
export async function readPassword(
  { io, translate }: Pick<Context, 'io' | 'translate'>,
  file: string | undefined,
  { ask, instead }: { readonly ask: TextKey; readonly instead: string },
): Promise<string> {
  if (file === undefined) return askSecret(io, translate(ask), instead)
  const text = (await readInput(io, file)).toString('utf8')
  // An editor ends the last line; the password has no line end.
  return text.replace(/\r?\n$/, '')
}
