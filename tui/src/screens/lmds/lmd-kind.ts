import { deviceAlarms } from '@liftwatch/core/contract/alarms/device-alarms'
import { lmds, type Lmd } from '@liftwatch/core/contract/estate/lmds'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeMax } from '@liftwatch/core/limits'
import { lmdView } from '@liftwatch/core/views/resources/lmds'
import { alarmsOfLmdKind } from '../device-alarms/device-alarm-kinds'
import { alarmFacts, alarmsShown } from '../lifts/alarm-facts'
import { liftsOfLmdKind } from '../lifts/lift-kinds'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { recordKind } from '../records/record-kind'
import { listEntry, useListEntries } from '../use-list-entries'
import { lmdFacts } from './lmd-facts'

/** Monitoring devices, each with the lifts that it watches and their alarms. */
export const lmdKind = recordKind<Lmd>(lmdView, {
  facts: lmdFacts,
  useDetail(lmd, facts, { translate }) {
    const { id, clientId, liftCnt } = lmd
    const { data: lifts } = useAnswer(lmds.lifts, { id, size: pageSizeMax })
    const { data: alarms } = useAnswer(deviceAlarms.page, { deviceId: id, size: alarmsShown })
    const entries = useListEntries(
      [translate(lmdView.title), clientId],
      [
        listEntry(liftsOfLmdKind, { id, number: liftCnt }),
        listEntry(alarmsOfLmdKind, { id, label: 'monitor.allAlarms', number: alarms?.totalElements }),
      ],
    )
    return [...entries, ...facts, ...liftsOfFacts(lifts?.content, translate), ...alarmFacts(alarms?.content, translate)]
  },
})
