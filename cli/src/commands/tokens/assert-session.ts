import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../../command/context'

/** Access tokens cannot make or revoke others: what the server would say, for a dry run. Errors: session-needed. */
export function assertSession({ account }: Context): void {
  if (account().token) throw new AppError('session-needed')
}
