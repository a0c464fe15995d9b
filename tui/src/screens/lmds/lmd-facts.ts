import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { lmdView } from '@liftwatch/core/views/resources/lmds'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'
import type { FactContext } from '../records/record-kind'

/** What was refused of it, a line for each reason; that it is nothing, its count says. */
function refusalFacts({ refusals }: Lmd, translate: Translate): Fact[] {
  const label = translate('tables.fields.refusals')
  return refusals.map(({ reason, count, lastAt }, at) => ({
    key: `refusal ${reason}`,
    label: at === 0 ? label : '',
    text: `${count}  ${translate(`states.refusal.${reason}`)}  ${formatInstant(lastAt)}`,
    tone: 'warning',
  }))
}

/** All that is known of a device; where its clock runs, for how long it has been silent. */
export function lmdFacts(lmd: Lmd, { translate, now, isRunning }: FactContext): Fact[] {
  const facts = tableFacts(lmdView, lmd, translate).concat(refusalFacts(lmd, translate))
  if (lmd.isOnline || lmd.lastOnlineTs === null || !isRunning) return facts
  const text = formatDuration(now - lmd.lastOnlineTs, translate.language)
  return [{ key: 'silent', label: translate('monitor.silentFor'), text, tone: 'warning' }, ...facts]
}
