import { deviceAlarms } from '@liftwatch/core/contract/device-alarms'
import { lmds, type Lmd } from '@liftwatch/core/contract/lmds'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeMax } from '@liftwatch/core/limits'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { alarmFacts } from '../lifts/alarm-facts'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { useListEntries } from '../use-list-entries'
import { useRecordCommands } from '../use-record-commands'
import { lmdFacts } from './lmd-facts'

const alarmsShown = 20

/** One monitoring device, the lifts that it watches, and their alarms. */
export function LmdScreen({ opened }: { readonly opened: Lmd }) {
  const { translate } = useProgram()
  const { data, error } = useAnswer(lmds.detail, { id: opened.id })
  const { data: lifts } = useAnswer(lmds.lifts, { id: opened.id, size: pageSizeMax })
  const { data: alarms } = useAnswer(deviceAlarms.page, { deviceId: opened.id, size: alarmsShown })
  const lmd = data ?? opened
  const trail = [translate('tables.titles.lmds'), lmd.clientId] as const
  const { id } = lmd
  const entries = useListEntries(trail, [
    { list: 'liftsOfLmd', id, input: { id }, number: lmd.liftCnt },
    { list: 'deviceAlarms', id, input: { deviceId: id }, number: alarms?.totalElements },
  ])
  const facts = [
    ...entries,
    ...lmdFacts(lmd, translate, useServerSecond()),
    ...liftsOfFacts(lifts?.content, translate),
    ...alarmFacts(alarms?.content, translate),
  ]
  useKeys(useRecordCommands({ name: lmd.clientId, path: detailPath('lmd', lmd.id) }))
  return <Detail trail={trail} facts={facts} error={error} />
}
