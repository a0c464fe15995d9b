import type { LiveFeed, LiveState } from '@liftwatch/core/client/live'
import type { Servers } from '@liftwatch/core/client/servers'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Context } from '../command/context'

type Word = 'live' | 'polling' | 'lost'

/** What there is to say of a state; undefined before the server has answered for the first time. */
function wordOf({ mode, failures, lastContactAt }: LiveState): Word | undefined {
  if (lastContactAt === null) return undefined
  if (mode === 'live') return 'live'
  return mode === 'polling' && failures === 0 ? 'polling' : 'lost'
}

/**
 * Says on stderr when the connection is lost and when it is back, and at which of several servers: silence must never look like a quiet
 * night.
 */
export function sayConnection(context: Context, feed: LiveFeed, servers?: Servers): void {
  servers?.subscribe(() => context.say('live.nowAt', { server: servers.answering() }))
  let said: Word = 'live'
  feed.subscribe(() => {
    const state = feed.state()
    const word = wordOf(state)
    if (word === undefined || word === said) return
    said = word
    if (word === 'live') context.say('cli.connectionBack')
    else if (word === 'polling') context.say('live.polling')
    else context.say('live.staleSince', { at: formatInstant(state.lastContactAt, context.timeZone) })
  })
}
