import { AppError } from '@liftwatch/core/errors'
import { errorText } from '@liftwatch/core/text/translate'
import { z } from 'zod'
import type { Context } from '../command/context'
import { version as ownVersion } from '../version'
import { askServer } from './ask-server'
import { finding, type Finding } from './finding'

const description = z.object({ info: z.object({ title: z.literal('Liftwatch'), version: z.string() }) })

const clockDifferenceMaxMs = 5_000

/** Says which error it was; what is no error of ours passes through. */
export function failing(context: Context, check: Finding['check'], error: unknown, advice: string | null): Finding {
  if (!(error instanceof AppError)) throw error
  return finding(check, 'failed', errorText(context.translate, error, context.timeZone), advice)
}

type Asked = Awaited<ReturnType<typeof askServer>>

async function versionOf(context: Context): Promise<string> {
  const parsed = description.safeParse((await askServer(context, '/api/openapi.json')).body)
  if (!parsed.success) throw new AppError('bad-answer', { cause: parsed.error })
  return parsed.data.info.version
}

async function checkVersion(context: Context, { sentAt, receivedAt }: Asked): Promise<Finding> {
  const { translate, account } = context
  const version = await versionOf(context)
  const own = ownVersion()
  const values = { server: account().server, version, milliseconds: receivedAt - sentAt }
  const detail = translate('cli.doctor.reached', values)
  return version === own
    ? finding('server', 'ok', detail)
    : finding('server', 'warning', detail, translate('cli.doctor.versionAdvice', { version: own }))
}

/** How far this machine's clock is ahead, in milliseconds; the server tells whole seconds, the answer took its time. */
function aheadMs({ serverAt, sentAt, receivedAt }: Asked): number | undefined {
  return serverAt === undefined ? undefined : (sentAt + receivedAt) / 2 - (serverAt + 500)
}

function checkClock({ translate }: Context, asked: Asked): Finding {
  const difference = aheadMs(asked)
  if (difference === undefined) return finding('clock', 'warning', translate('cli.doctor.clockUnknown'))
  const allowedMs = clockDifferenceMaxMs + (asked.receivedAt - asked.sentAt) / 2
  if (Math.abs(difference) <= allowedMs)
    return finding('clock', 'ok', translate('cli.doctor.clockRight', { seconds: Math.ceil(allowedMs / 1_000) }))
  const seconds = Math.round(Math.abs(difference) / 1_000)
  const detail = translate(difference > 0 ? 'cli.doctor.clockAhead' : 'cli.doctor.clockBehind', { seconds })
  return finding('clock', 'warning', detail, translate('cli.doctor.clockAdvice'))
}

/** Whether the server can be reached, which version it is, and what its clock says. Answers the first alone where it cannot. */
export async function checkServer(context: Context): Promise<readonly Finding[]> {
  try {
    const asked = await askServer(context, '/healthz')
    return [await checkVersion(context, asked), checkClock(context, asked)]
  } catch (error) {
    return [failing(context, 'server', error, context.translate('cli.doctor.unreachedAdvice'))]
  }
}

export async function checkReadiness(context: Context): Promise<Finding> {
  try {
    await askServer(context, '/readyz')
    return finding('readiness', 'ok', context.translate('cli.doctor.ready'))
  } catch (error) {
    return failing(context, 'readiness', error, context.translate('cli.doctor.readyAdvice'))
  }
}
