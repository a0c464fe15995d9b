import { AppError } from '@liftwatch/core/errors'
import { Option } from 'commander'
import { z } from 'zod'
import type { Context } from './context'
import { askLine } from '../terminal/prompt'

/** The shape of `--yes`. */
export const yes = z.boolean().default(false)

export function yesOption(): Option {
  return new Option('-y, --yes', 'do it without asking')
}

type Question = () => string | Promise<string>

const affirmative = /^(y|yes|是)$/i

/**
 * Gives what asks before something is destroyed. It gives up at once where it would have to ask and there is no terminal.
 * Errors: no-terminal, which names --yes; declined, where the answer is not yes.
 */
export function confirmer({ io }: Context, isSure: boolean): (question: Question) => Promise<void> {
  if (isSure) return async () => {}
  if (!io.stdin.isTTY) throw new AppError('no-terminal', { params: { instead: '--yes' } })
  return async question => {
    const answer = await askLine(io, await question(), '--yes')
    if (affirmative.test(answer.trim())) return
    throw new AppError('declined')
  }
}
