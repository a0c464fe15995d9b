import { ingest } from '@liftwatch/core/contract/devices/device-messages'
import { AppError } from '@liftwatch/core/errors'
import { route } from '../http/route'
import { decodePosted } from '../ingest/decode'
import type { DeviceBudgets } from '../ingest/device-budgets'
import type { DeviceRefusals } from '../ingest/device-refusals'
import type { Intake } from '../ingest/intake'
import type { Certificates } from '../tls/certificates'

/** A message as a dead letter keeps it. One that is nested thousands of times cannot be written, and is no message of ours anyway. */
function payloadOf(message: unknown): Buffer {
  try {
    return Buffer.from(JSON.stringify(message))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return Buffer.from('(nested too deeply to be stored)')
  }
}

interface Settings {
  readonly intake: Intake
  readonly budgets: DeviceBudgets
  readonly refusals: DeviceRefusals
  readonly certificates: Certificates
}

/** Messages by HTTP: answers once every message of the list is committed. */
export function ingestRoutes({ intake, budgets, refusals, certificates }: Settings) {
  return [
    route(ingest.post, async ({ input, caller, at }) => {
      const { clientId } = caller
      // A stolen token is not to open here what it does not open at the broker.
      if (certificates.mqtt?.asksClients) {
        refusals.note(clientId, 'wrong-certificate', input.messages.length)
        throw new AppError('no-permission')
      }
      const over = budgets.look(clientId, at)
      if (over) {
        refusals.note(clientId, over.reason, input.messages.length)
        throw new AppError('over-budget', { params: { seconds: Math.ceil(over.waitMs / 1000) } })
      }
      if (intake.isFull) throw new AppError('overloaded')
      const messages = input.messages.map(message => ({
        clientId,
        topic: ingest.post.path,
        payload: payloadOf(message),
        receivedAt: at,
        decoded: decodePosted(message),
      }))
      const bytes = messages.reduce((sum, { payload }) => sum + payload.length, 0)
      budgets.take(clientId, messages.length, bytes, at)
      const outcomes = await Promise.all(messages.map(message => intake.take(message)))
      const deadLetters = outcomes.flatMap((outcome, index) =>
        outcome.kind === 'dead' ? [{ index, reason: outcome.reason }] : [],
      )
      return { accepted: outcomes.length - deadLetters.length, deadLetters }
    }),
  ]
}
