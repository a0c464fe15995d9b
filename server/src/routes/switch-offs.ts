import { switchOffs } from '@liftwatch/core/contract/estate/switch-offs'
import {
  cancelledSwitchOff,
  cancelSwitchOffRefusal,
  changesOfSwitchOff,
  editedSwitchOff,
  editSwitchOffRefusal,
  switchedOn,
  switchOnRefusal,
} from '@liftwatch/core/domain/switch-offs'
import { switchOffTable } from '@liftwatch/core/tables/switch-offs'
import { perform } from '../actions/perform'
import type { Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { countSwitchOffTabs, switchOffList } from '../queries/switch-offs'
import { createSwitchOff } from '../switch-offs/create-switch-off'
import { switchOffKind } from '../switch-offs/switch-off-kind'
import { listRoutes } from './list-routes'

function actorOf({ userId, nickname }: Member) {
  return { id: userId, name: nickname }
}

/** All that is asked and done about planned switch-offs. */
export const switchOffRoutes: readonly Route[] = [
  ...listRoutes({
    calls: { page: switchOffs.page, export: switchOffs.export, detail: switchOffs.detail },
    list: switchOffList,
    table: switchOffTable,
  }),

  route(switchOffs.count, ({ db, caller, at, input }) =>
    countSwitchOffTabs(db, switchOffList({ scope: caller.scope, at }), input, at),
  ),

  route(switchOffs.create, call => createSwitchOff(call, call.input)),

  route(switchOffs.edit, call => {
    const { at, caller, input } = call
    const { id, updatedAt: from, ...edit } = input
    return perform(switchOffKind(at), call, id, {
      refusal: before => editSwitchOffRefusal(before, edit, { from, at }),
      apply: before => editedSwitchOff(before, edit, actorOf(caller), at),
      detail(before) {
        const { liftName: lift, offAt, onAt } = before
        const after = editedSwitchOff(before, edit, actorOf(caller), at)
        return {
          lift,
          fields: changesOfSwitchOff(before, edit),
          before: { offAt, onAt },
          after: { offAt: after.offAt, onAt: after.onAt },
        }
      },
    })
  }),

  route(switchOffs.switchOn, call => {
    const { at, caller, input } = call
    const actor = actorOf(caller)
    return perform(switchOffKind(at), call, input.id, {
      refusal: before => switchOnRefusal(before, actor),
      apply: before => switchedOn(before, actor, at),
      detail: ({ liftName: lift, onAt }) => ({ lift, onAt }),
    })
  }),

  route(switchOffs.cancel, call => {
    const { at, caller, input } = call
    const actor = actorOf(caller)
    return perform(switchOffKind(at), call, input.id, {
      refusal: before => cancelSwitchOffRefusal(before, actor),
      apply: before => cancelledSwitchOff(before, input.reason, actor, at),
      detail: ({ liftName: lift, offAt, onAt }) => ({ lift, offAt, onAt, reason: input.reason }),
    })
  }),
]
