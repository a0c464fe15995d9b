import { useLive } from '@liftwatch/core/hooks/live'
import { formatDuration, formatTimeOfDay } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import { useSecond } from '../../clock'
import { contactTone, useContact, type Contact } from '../../connection'
import { useProgram } from '../../program'
import { glyphs } from '../../theme'
import { Words } from '../text/words'

function contactWords(translate: Translate, contact: Contact, heardAt: number | null): string {
  if (contact !== 'stale' && contact !== 'blind') return translate(`states.live.${contact}`)
  if (heardAt === null) return translate('live.never')
  return translate(`monitor.${contact}Since`, { at: formatTimeOfDay(heardAt) })
}

/** The clock, and what to think of what is shown. On a line of its own, for it changes each second. */
export function ContactLine() {
  const { translate } = useProgram()
  const now = useSecond()
  const contact = useContact()
  const { lastContactAt } = useLive()
  const tone = contactTone[contact]
  const age = lastContactAt === null ? '' : translate('live.age', { age: formatDuration(now - lastContactAt) })
  return (
    <Words>
      {` ${formatTimeOfDay(now)}  `}
      <Words tone={tone}>{`${glyphs[tone]} ${contactWords(translate, contact, lastContactAt)}`}</Words>
      {age && ` · ${age}`}
    </Words>
  )
}
