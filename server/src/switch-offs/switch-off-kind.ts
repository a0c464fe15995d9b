import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import type { RecordKind } from '../actions/perform'
import { findIn } from '../queries/list-query'
import type { NewNotice } from '../queries/notices'
import { lockLiftsOfSwitchOffs, saveSwitchOff, type SwitchOffPlace } from '../queries/switch-off-changes'
import { switchOffList } from '../queries/switch-offs'

/** That a switch-off has changed, and with it how its lift is shown. */
export function switchOffNotices(id: string, { scopeId }: Pick<SwitchOffPlace, 'scopeId'>): NewNotice[] {
  return [{ kind: 'switchOffs', subjectId: id, count: 1, scopeId }]
}

/** Switch-offs as people act on them at an instant, under the locks of their lifts. */
export function switchOffKind(at: number): RecordKind<SwitchOff, SwitchOffPlace> {
  return {
    lock: (tx, { scope }, ids) => lockLiftsOfSwitchOffs(tx, scope, ids),
    find: (tx, { scope }, id) => findIn(tx, switchOffList({ scope, at }), id),
    save: saveSwitchOff,
    notices: switchOffNotices,
  }
}
