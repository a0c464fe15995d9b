import { passengerTraps, type PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { acknowledgeRefusal, arrived, arriveRefusal, reportedAs, reportRefusal } from '@liftwatch/core/domain/alarms'
import { staleRefusal } from '@liftwatch/core/domain/last-change'
import {
  acknowledgedWithTeam,
  correctTeamRefusal,
  takeBackTrapRefusal,
  takenBackWithTeam,
  withCorrectedTeam,
} from '@liftwatch/core/domain/passenger-traps'
import { passengerTrapTable } from '@liftwatch/core/tables/passenger-traps'
import { alarmKind } from '../actions/alarm-kind'
import { perform } from '../actions/perform'
import { operatorOf } from '../http/caller'
import { route } from '../http/route'
import { countTabs } from '../queries/alarm-lists'
import { listTeams, passengerTrapList } from '../queries/passenger-traps'
import { listRoutes } from './list-routes'

const passengerTrapKind = (at: number) =>
  alarmKind({
    notice: 'passengerTraps',
    list: reader => passengerTrapList({ ...reader, at }),
    change: ({ operatorName, ptCode, ...after }) => ({ ...after, technicianName: operatorName, faultCode: ptCode }),
  })

function reportOf({ operatorName, ptCode, result }: PassengerTrap) {
  return { operatorName, ptCode, result }
}

export const passengerTrapRoutes = [
  ...listRoutes({
    calls: passengerTraps,
    list: passengerTrapList,
    table: passengerTrapTable,
    counts: countTabs,
  }),

  route(passengerTraps.teams, ({ db, caller }) => listTeams(db, caller.scope)),

  route(passengerTraps.acknowledge, call => {
    const operator = operatorOf(call.caller)
    const { id, team, comment } = call.input
    return perform(passengerTrapKind(call.at), call, id, {
      refusal: trap => acknowledgeRefusal(trap, operator),
      apply: trap => acknowledgedWithTeam(trap, operator, team, call.at),
      detail: () => ({ team, ...(comment && { comment }) }),
    })
  }),

  route(passengerTraps.takeBack, call => {
    const operator = operatorOf(call.caller)
    const { id, team } = call.input
    return perform(passengerTrapKind(call.at), call, id, {
      refusal: trap => takeBackTrapRefusal(trap, operator, team, call.at),
      apply: takenBackWithTeam,
      detail: () => ({ team }),
    })
  }),

  route(passengerTraps.correctTeam, call => {
    const operator = operatorOf(call.caller)
    const { id, updatedAt, team } = call.input
    return perform(passengerTrapKind(call.at), call, id, {
      refusal: correctTeamRefusal,
      staleness: trap => staleRefusal(trap, updatedAt),
      apply: trap => withCorrectedTeam(trap, team, operator, call.at),
      detail: before => ({ before: { team: before.team }, after: { team } }),
    })
  }),

  route(passengerTraps.arrive, call =>
    perform(passengerTrapKind(call.at), call, call.input.id, {
      refusal: arriveRefusal,
      apply: trap => arrived(trap, call.at),
    }),
  ),

  route(passengerTraps.report, call => {
    const operator = operatorOf(call.caller)
    const { id, updatedAt, name: operatorName, result, code: ptCode = null } = call.input
    const words = { operatorName, ptCode, result }
    return perform(passengerTrapKind(call.at), call, id, {
      refusal: reportRefusal,
      staleness: trap => staleRefusal(trap, updatedAt),
      apply: trap => reportedAs(trap, words, operator, call.at),
      detail: before => ({ before: reportOf(before), after: words }),
    })
  }),
]
