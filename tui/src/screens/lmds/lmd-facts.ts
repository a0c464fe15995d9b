import type { Lmd } from '@liftwatch/core/contract/lmds'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { formatDuration } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'

/**
 * All that is known of a device.
 * @param now for how long it has been silent; without it only since when
 */
export function lmdFacts(lmd: Lmd, translate: Translate, now?: number): Fact[] {
  const facts = tableFacts(lmdTable, lmd, translate, {
    onlineFormat: lmd.isOnline ? 'ok' : 'warning',
    isTestCallOverdue: lmd.isTestCallOverdue ? 'warning' : 'ok',
  })
  if (lmd.isOnline || lmd.lastOnlineTs === null || now === undefined) return facts
  const text = formatDuration(now - lmd.lastOnlineTs)
  return [{ key: 'silent', label: translate('monitor.silentFor'), text, tone: 'warning' }, ...facts]
}
