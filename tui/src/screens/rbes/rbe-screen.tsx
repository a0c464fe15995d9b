import { rbes, type Rbe } from '@liftwatch/core/contract/rbes'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { useListEntries } from '../use-list-entries'
import { rbeFacts } from './rbe-facts'
import { useRbeCommands } from './use-rbe-commands'

/** One building event with all its fields. */
export function RbeScreen({ opened }: { readonly opened: Rbe }) {
  const { translate } = useProgram()
  const { data: event = opened, error } = useAnswer(rbes.detail, { id: opened.id })
  const trail = [translate('tables.titles.rbes'), `${event.lift.name} ${event.type}`] as const
  const { id } = event.lift
  const entries = useListEntries(trail, [{ list: 'deviceAlarms', id, input: { deviceId: id } }])
  useKeys(useRbeCommands(event))
  return <Detail trail={trail} facts={[...rbeFacts(event, translate), ...entries]} error={error} />
}
