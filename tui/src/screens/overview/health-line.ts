import type { Contact } from '@liftwatch/core/client/contact'
import type { LiveState } from '@liftwatch/core/client/live'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import { healthWords } from '@liftwatch/core/views/home/health'
import { contactWords } from '../../components/header/contact-words'
import { contactTone } from '../../program/connection'
import type { FigureLine } from './figure-line'

const grave: readonly Tone[] = ['critical', 'warning']

/** How the server does: whether it is in contact, and where it is, whose clock is right and whether devices are listened to. */
export function healthLine(live: LiveState, contact: Contact, now: number, translate: Translate): FigureLine {
  const words = [
    { text: contactWords(translate, contact, live.lastContactAt, now), tone: contactTone[contact] },
    // Without contact neither is known: what was so at the last one would read as calm.
    ...(contact === 'live' || contact === 'polling' ? healthWords(live, translate) : []),
  ]
  return {
    key: 'health',
    label: translate('overview.health.title'),
    text: ` ${words.map(({ text }) => text).join(' · ')}`,
    tone: grave.find(tone => words.some(word => word.tone === tone)),
  }
}
