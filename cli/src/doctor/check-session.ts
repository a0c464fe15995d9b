import type { Client } from '@liftwatch/core/client/client'
import { createSession } from '@liftwatch/core/client/session'
import { AppError } from '@liftwatch/core/errors'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Context } from '../command/context'
import { failing } from './check-server'
import { finding, type Finding } from './finding'

async function endOf(client: Client): Promise<number | null> {
  const sessions = await client.userSessions.list({})
  return sessions.find(({ isCurrent }) => isCurrent)?.expiresAt ?? null
}

async function whoIs(context: Context): Promise<Finding> {
  const { translate, timeZone, account } = context
  const client = await context.client()
  const state = await createSession(client, { remember: () => {} }).restore()
  if (!('user' in state)) throw new AppError('not-logged-in')
  const organization = state.status === 'ready' ? state.organization.name : '-'
  const values = { email: state.user.email ?? state.user.nickname, organization }
  const { token } = account()
  const detail = token
    ? translate('cli.doctor.byToken', { ...values, source: token.source })
    : translate('cli.doctor.bySession', { ...values, endAt: formatInstant(await endOf(client), timeZone) })
  return state.status === 'ready'
    ? finding('session', 'ok', detail)
    : finding('session', 'warning', detail, translate('cli.doctor.organizationAdvice'))
}

/** Who one is at the server, by what, in which organization, and for how long where the server tells. */
export async function checkSession(context: Context): Promise<Finding> {
  try {
    return await whoIs(context)
  } catch (error) {
    const { token } = context.account()
    return failing(
      context,
      'session',
      error,
      context.translate(token ? 'cli.doctor.tokenAdvice' : 'cli.doctor.sessionAdvice'),
    )
  }
}
