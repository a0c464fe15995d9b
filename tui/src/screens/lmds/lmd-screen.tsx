import type { Lmd } from '@liftwatch/core/contract/lmds'
import { useDeviceAlarms } from '@liftwatch/core/hooks/device-alarms'
import { useLmd, useLmdLifts } from '@liftwatch/core/hooks/lmds'
import { pageSizeMax } from '@liftwatch/core/limits'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { alarmFacts } from '../lifts/alarm-facts'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { useRecordCommands } from '../use-record-commands'
import { lmdFacts } from './lmd-facts'

const alarmsShown = 20

/** One monitoring device, the lifts that it watches, and their alarms. */
export function LmdScreen({ opened }: { readonly opened: Lmd }) {
  const { translate } = useProgram()
  const { data, error } = useLmd(opened.id)
  const { data: lifts } = useLmdLifts({ id: opened.id, size: pageSizeMax })
  const { data: alarms } = useDeviceAlarms({ deviceId: opened.id, size: alarmsShown })
  const lmd = data ?? opened
  const facts = [
    ...lmdFacts(lmd, translate, useServerSecond()),
    ...liftsOfFacts(lifts?.content, translate),
    ...alarmFacts(alarms?.content, translate),
  ]
  useKeys(useRecordCommands({ name: lmd.clientId, path: `/lmd/detail/${lmd.id}` }))
  return <Detail trail={[translate('tables.titles.lmds'), lmd.clientId]} facts={facts} error={error} />
}
