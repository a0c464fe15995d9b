import type { Rbe } from '@liftwatch/core/contract/rbes'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'

/** All that is known of a building event. */
export function rbeFacts(event: Rbe, translate: Translate): Fact[] {
  return tableFacts(rbeTable, event, translate, { toned: ['status'] })
}
