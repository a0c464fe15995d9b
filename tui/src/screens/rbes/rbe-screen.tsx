import type { Rbe } from '@liftwatch/core/contract/rbes'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { rbeFacts } from './rbe-facts'
import { useRbeCommands } from './use-rbe-commands'

/** One building event, as it was when it was opened: the server has no call for a single one. */
export function RbeScreen({ opened }: { readonly opened: Rbe }) {
  const { translate } = useProgram()
  useKeys(useRbeCommands(opened))
  return (
    <Detail
      trail={[translate('tables.titles.rbes'), `${opened.lift.name} ${opened.type}`]}
      facts={rbeFacts(opened, translate)}
      error={undefined}
    />
  )
}
