import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { liftFlagTone } from '@liftwatch/core/tones'
import { liftView } from '@liftwatch/core/views/resources/lifts'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'

/** What its flags say, each in words. */
function flagFacts(lift: LiftRow, translate: Translate): Fact[] {
  const label = translate('estate.lift.flags')
  if (lift.flags.length === 0) return [{ key: 'flags', label, text: translate('estate.lift.noFlags') }]
  return lift.flags.map((flag, at) => ({
    key: `flag ${flag}`,
    label: at === 0 ? label : '',
    text: [...new Set([translate(`tables.flags.${flag}`), translate(`estate.flags.${flag}`)])].join('  '),
    tone: liftFlagTone[flag],
  }))
}

/** All that is known of a lift but what it says at this moment. */
export function liftFacts(lift: LiftRow, translate: Translate): Fact[] {
  return [...flagFacts(lift, translate), ...tableFacts(liftView, lift, translate)]
}
