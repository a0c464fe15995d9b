import type { Rbe } from '@liftwatch/core/contract/rbes'
import { useRbe } from '@liftwatch/core/hooks/rbes'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { rbeFacts } from './rbe-facts'
import { useRbeCommands } from './use-rbe-commands'

/** One building event with all its fields. */
export function RbeScreen({ opened }: { readonly opened: Rbe }) {
  const { translate } = useProgram()
  const { data: event = opened, error } = useRbe(opened.id)
  useKeys(useRbeCommands(event))
  return (
    <Detail
      trail={[translate('tables.titles.rbes'), `${event.lift.name} ${event.type}`]}
      facts={rbeFacts(event, translate)}
      error={error}
    />
  )
}
