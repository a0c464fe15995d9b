import { isLost } from '@liftwatch/core/client/contact'
import { useLive } from '@liftwatch/core/hooks/live'
import { formatDuration, formatTimeOfDay } from '@liftwatch/core/text/format'
import { useMinute, useSecond } from '../../program/clock'
import { contactTone, useContact } from '../../program/connection'
import { useProgram } from '../../program/program'
import { glyphs } from '../../program/theme'
import { SnoozeMark } from './snooze-mark'
import type { Lane } from '../lane/use-lane'
import { Words } from '../text/words'
import { contactWords } from './contact-words'

function Clock() {
  return <Words>{` ${formatTimeOfDay(useSecond())} `}</Words>
}

function Age({ contactAt }: { readonly contactAt: number }) {
  const { translate } = useProgram()
  return (
    <Words>{` · ${translate('live.age', { age: formatDuration(useSecond() - contactAt, translate.language) })}`}</Words>
  )
}

/** A quiet screen means little while devices are not listened to. */
function DelayWords({ delayMs }: { readonly delayMs: number }) {
  const { translate } = useProgram()
  if (delayMs === 0) return null
  const delay = formatDuration(delayMs, translate.language)
  return <Words tone="critical">{` · ${glyphs.critical} ${translate('monitor.ingestDelayed', { delay })}`}</Words>
}

/** That no one is trapped is said in words, and only where it is known. */
function NoneWords() {
  const { translate } = useProgram()
  return <Words tone="ok">{` · ${translate('traps.lane.none')}`}</Words>
}

/** In as few words as there is room for beside a lost connection, before all that can be cut. */
function UnknownWords() {
  const { translate } = useProgram()
  return <Words tone="critical">{` · ▲ ${translate('traps.lane.mayBe')}`}</Words>
}

/** The clock, and what to think of what is shown. On a line of its own, for it changes each second. */
export function ContactLine({ lane }: { readonly lane: Lane }) {
  const { translate, settings, isScreenReader } = useProgram()
  const hasClock = settings.clock && !isScreenReader
  const contact = useContact()
  const now = useMinute()
  const isOut = isLost(contact)
  const { lastContactAt, ingestDelayMs } = useLive()
  const tone = contactTone[contact]
  // While it is live, the age says nothing that the word does not; where a clock runs, it shows that this screen is alive.
  const hasAge = lastContactAt !== null && (hasClock || contact !== 'live')
  return (
    <Words>
      {hasClock && <Clock />}
      <Words tone={tone}>{` ${glyphs[tone]} ${contactWords(translate, contact, lastContactAt, now)}`}</Words>
      {/* Why it is not known, before that it is not: while there is no contact, the loss says why. */}
      {!isOut && <DelayWords delayMs={ingestDelayMs} />}
      {lane.state === 'unknown' && <UnknownWords />}
      {hasAge && <Age contactAt={lastContactAt} />}
      {isOut && <DelayWords delayMs={ingestDelayMs} />}
      <SnoozeMark />
      {lane.state === 'none' && <NoneWords />}
    </Words>
  )
}
