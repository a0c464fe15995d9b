import { ingest } from '@liftwatch/core/contract/device-messages'
import { AppError } from '@liftwatch/core/errors'
import { route } from '../http/route'
import { decodePosted } from '../ingest/decode'
import type { Intake } from '../ingest/intake'

/** The HTTP door: answers once every message of the list is committed. */
export function ingestRoutes({ intake }: { readonly intake: Intake }) {
  return [
    route(ingest.post, async ({ input, caller, at }) => {
      if (intake.isFull) throw new AppError('overloaded')
      const outcomes = await Promise.all(
        input.messages.map(message =>
          intake.take({
            clientId: caller.clientId,
            topic: ingest.post.path,
            payload: Buffer.from(JSON.stringify(message)),
            receivedAt: at,
            decoded: decodePosted(message),
          }),
        ),
      )
      const deadLetters = outcomes.flatMap((outcome, index) =>
        outcome.kind === 'dead' ? [{ index, reason: outcome.reason }] : [],
      )
      return { accepted: outcomes.length - deadLetters.length, deadLetters }
    }),
  ]
}
