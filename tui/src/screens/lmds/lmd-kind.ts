import { deviceAlarms } from '@liftwatch/core/contract/alarms/device-alarms'
import { lmds, type Lmd } from '@liftwatch/core/contract/estate/lmds'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeMax } from '@liftwatch/core/limits'
import { alarmsOfLmdView } from '@liftwatch/core/views/resources/device-alarms'
import { liftsOfLmdView } from '@liftwatch/core/views/resources/lifts'
import { lmdView } from '@liftwatch/core/views/resources/lmds'
import { alarmFacts, alarmsShown } from '../lifts/alarm-facts'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { recordKind } from '../records/record-kind'
import { useListEntries } from '../use-list-entries'
import { namedPage, useRecordCommands } from '../use-record-commands'
import { lmdFacts } from './lmd-facts'

/** Monitoring devices, each with the lifts that it watches and their alarms. */
export const lmdKind = recordKind<Lmd>(lmdView, {
  facts: lmdFacts,
  screenOf: row => ({ name: 'record', of: 'lmd', row }),
  useCommands: lmd => useRecordCommands(namedPage(lmdView, lmd)),
  useDetail(lmd, facts, { translate }) {
    const { id, clientId, liftCnt } = lmd
    const { data: lifts } = useAnswer(lmds.lifts, { id, size: pageSizeMax })
    const { data: alarms } = useAnswer(deviceAlarms.page, { deviceId: id, size: alarmsShown })
    const entries = useListEntries(
      [translate(lmdView.title), clientId],
      [
        { list: 'liftsOfLmd', view: liftsOfLmdView, id, number: liftCnt },
        { list: 'alarmsOfLmd', view: alarmsOfLmdView, label: 'monitor.allAlarms', id, number: alarms?.totalElements },
      ],
    )
    return [...entries, ...facts, ...liftsOfFacts(lifts?.content, translate), ...alarmFacts(alarms?.content, translate)]
  },
})
