import { deadLetters, replayOutcome } from '@liftwatch/core/contract/devices/dead-letters'
import { deadLetterRefusal } from '@liftwatch/core/domain/dead-letters'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { route, type Route } from '../http/route'
import type { Intake } from '../ingest/intake'
import { replayDeadLetters } from '../ingest/replay-dead-letters'
import { countDeadLetters, deadLetterList, deleteDeadLetters, listDeadLetters } from '../queries/dead-letters'
import { rowsOf } from '../queries/list-query'
import { readPage } from '../queries/row-source'

export function deadLetterRoutes({ intake }: { readonly intake: Intake }): Route[] {
  return [
    route(deadLetters.page, ({ db, caller, input }) => {
      throwIfRefused(deadLetterRefusal(caller))
      const { page, size, ...filter } = input
      return readPage(db, rowsOf(deadLetterList, filter, { field: 'id', direction: 'DESC' }), { page, size })
    }),

    route(deadLetters.counts, ({ db, caller }) => {
      throwIfRefused(deadLetterRefusal(caller))
      return countDeadLetters(db)
    }),

    route(deadLetters.detail, async ({ db, caller, input }) => {
      throwIfRefused(deadLetterRefusal(caller))
      const [letter] = await listDeadLetters(db, [input.id])
      if (!letter) throw new AppError('not-found')
      const { payload, id, ...facts } = letter
      return {
        ...facts,
        id: String(id),
        size: payload.length,
        text: payload.toString('utf8'),
        payloadBase64: payload.toString('base64'),
      }
    }),

    route(deadLetters.replay, async call => {
      throwIfRefused(deadLetterRefusal(call.caller))
      if (intake.isFull) throw new AppError('overloaded')
      const { results, devices } = await replayDeadLetters(call.db, intake, call.input.ids)
      const countOf = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length
      const { gone, ...counts } = Object.fromEntries(replayOutcome.options.map(one => [one, countOf(one)]))
      if (gone === results.length) return [...results]
      // The intake commits each message by itself: what became of them is known, and written, afterwards.
      return act(call, async () => ({
        answer: [...results],
        entries: [{ subjectId: null, detail: { devices, ...counts } }],
      }))
    }),

    route(deadLetters.purge, async call => {
      throwIfRefused(deadLetterRefusal(call.caller))
      return act(call, async tx => {
        const clientIds = await deleteDeadLetters(tx, call.input.ids)
        const detail = { count: clientIds.length, devices: [...new Set(clientIds)] }
        return {
          answer: { changed: clientIds.length },
          entries: clientIds.length > 0 ? [{ subjectId: null, detail }] : [],
        }
      })
    }),
  ]
}
