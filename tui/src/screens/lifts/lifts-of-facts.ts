import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { liftFlagsTone } from '@liftwatch/core/tones'
import type { Fact } from '../../components/facts/facts'
import { flagsText } from './flags'

/** The lifts of a device or of a building, a line each. */
export function liftsOfFacts(lifts: readonly LiftRow[] | undefined, translate: Translate): Fact[] {
  return (lifts ?? []).map((lift, at) => ({
    key: `lift ${lift.id}`,
    label: at === 0 ? translate('tables.titles.lifts') : '',
    text: [
      lift.name,
      flagsText(lift.flags, translate),
      lift.openFaultCnt > 0 && `${translate('tables.fields.openFaultCnt')} ${lift.openFaultCnt}`,
    ]
      .filter(Boolean)
      .join('  '),
    tone: liftFlagsTone(lift.flags),
  }))
}
