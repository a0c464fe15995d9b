import { useLive } from '@liftwatch/core/hooks/live'
import { formatDuration, formatTimeOfDay } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { useSecond } from '../../clock'
import { contactTone, useContact, type Contact } from '../../connection'
import { useProgram } from '../../program'
import { glyphs } from '../../theme'
import { SnoozeMark } from '../../watch/snooze-mark'
import type { Lane } from '../lane/use-lane'
import { Words } from '../text/words'

function contactWords(translate: Translate, contact: Contact, heardAt: number | null): string {
  if (contact !== 'stale' && contact !== 'blind') return translate(`states.live.${contact}`)
  if (heardAt === null) return translate('live.never')
  return translate(`monitor.${contact}Since`, { at: formatTimeOfDay(heardAt) })
}

function Clock() {
  return <Words>{` ${formatTimeOfDay(useSecond())} `}</Words>
}

function Age({ heardAt }: { readonly heardAt: number }) {
  const { translate } = useProgram()
  return <Words>{` · ${translate('live.age', { age: formatDuration(useSecond() - heardAt) })}`}</Words>
}

/** A quiet screen means little while devices are not listened to. */
function DelayWords({ delayMs }: { readonly delayMs: number }) {
  const { translate } = useProgram()
  if (delayMs === 0) return null
  const delay = formatDuration(delayMs)
  return <Words tone="critical">{` · ${glyphs.critical} ${translate('monitor.ingestDelayed', { delay })}`}</Words>
}

/** That nobody is trapped is said in words, and only where it is known. */
function LaneWords({ lane }: { readonly lane: Lane }) {
  const { translate } = useProgram()
  if (lane.state === 'none') return <Words tone="ok">{` · ${translate('traps.lane.none')}`}</Words>
  if (lane.state === 'unknown') return <Words tone="critical">{` · ▲ ${translate('traps.lane.unknown')}`}</Words>
  return null
}

/** The clock, and what to think of what is shown. On a line of its own, for it changes each second. */
export function ContactLine({ lane }: { readonly lane: Lane }) {
  const { translate, settings, isScreenReader } = useProgram()
  const hasClock = settings.clock && !isScreenReader
  const contact = useContact()
  const { lastContactAt, ingestDelayMs } = useLive()
  const tone = contactTone[contact]
  // While it is live, the age says nothing that the word does not; where a clock runs, it shows that this screen is alive.
  const hasAge = lastContactAt !== null && (hasClock || contact !== 'live')
  return (
    <Words>
      {hasClock && <Clock />}
      <Words tone={tone}>{` ${glyphs[tone]} ${contactWords(translate, contact, lastContactAt)}`}</Words>
      {hasAge && <Age heardAt={lastContactAt} />}
      <DelayWords delayMs={ingestDelayMs} />
      <SnoozeMark />
      <LaneWords lane={lane} />
    </Words>
  )
}
