import type { X509Certificate } from 'node:crypto'
import { AppError } from '@liftwatch/core/errors'
import { daysLeft, endOf } from '@liftwatch/core/domain/certificate-end'
import { formatInstant } from '@liftwatch/core/text/format'
import { errorText } from '@liftwatch/core/text/error-text'
import { version as own } from '@liftwatch/core/contract/version'
import { z } from 'zod'
import type { Context } from '../command/context'
import { askServer } from './ask-server'
import { finding, type Finding } from './finding'
import { namesOfRefused, seeingCertificate } from './seen-certificate'

const description = z.object({ info: z.object({ title: z.literal('Liftwatch'), version: z.string() }) })

const clockDifferenceMaxMs = 5_000

/** Says which error it was; what is no error of ours passes through. */
export function failing(context: Context, check: Finding['check'], error: unknown, advice: string | null): Finding {
  if (!(error instanceof AppError)) throw error
  return finding(check, 'failed', errorText(context.translate, error, context.timeZone), advice)
}

type Asked = Awaited<ReturnType<typeof askServer>>

async function versionOf(context: Context, server: string): Promise<string> {
  const parsed = description.safeParse((await askServer(context, server, '/api/openapi.json')).body)
  if (!parsed.success) throw new AppError('bad-answer', { cause: parsed.error })
  return parsed.data.info.version
}

async function checkVersion(context: Context, server: string, { sentAt, receivedAt }: Asked): Promise<Finding> {
  const { translate } = context
  const version = await versionOf(context, server)
  const values = { server, version, milliseconds: receivedAt - sentAt }
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

function checkCertificate({ io, translate, timeZone }: Context, certificate: X509Certificate): Finding {
  const { endsAt, warnFrom } = endOf(certificate)
  const at = io.clock()
  const detail = translate('cli.doctor.certificateEnds', {
    endAt: formatInstant(endsAt, timeZone),
    days: daysLeft(endsAt, at),
  })
  return at < warnFrom
    ? finding('certificate', 'ok', detail)
    : finding('certificate', 'warning', detail, translate('cli.doctor.certificateAdvice'))
}

/**
 * Whether the server can be reached, which version it is, how long the certificate is valid that it shows, if it does, and what its clock
 * says. Answers the first alone where it cannot.
 */
export async function checkServer(context: Context, server: string): Promise<readonly Finding[]> {
  const { translate } = context
  let certificate: X509Certificate | undefined
  try {
    const asked = await seeingCertificate(
      server,
      seen => (certificate = seen),
      () => askServer(context, server, '/healthz'),
    )
    const shown = certificate ? [checkCertificate(context, certificate)] : []
    return [await checkVersion(context, server, asked), ...shown, checkClock(context, asked)]
  } catch (error) {
    const names = namesOfRefused(error)
    const advice = names ? translate('cli.doctor.certificateNames', { names }) : translate('cli.doctor.unreachedAdvice')
    return [failing(context, 'server', error, advice)]
  }
}

export async function checkReadiness(context: Context, server: string): Promise<Finding> {
  try {
    await askServer(context, server, '/readyz')
    return finding('readiness', 'ok', context.translate('cli.doctor.ready'))
  } catch (error) {
    return failing(context, 'readiness', error, context.translate('cli.doctor.readyAdvice'))
  }
}
