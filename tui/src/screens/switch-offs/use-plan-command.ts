import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { oneSwitchOffRefusal } from '@liftwatch/core/domain/switch-offs'
import { useAction } from '@liftwatch/core/hooks/action'
import { planSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { planForm } from './plan-form'

/** The key that plans a switch-off of a lift, which has at most one. */
export function usePlanCommand(lift: Pick<LiftRow, 'id' | 'name' | 'omsScheduleCnt'> | undefined): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const { refusal } = useAction(planSwitchOffForm)
  if (!lift) return {}
  return {
    'switchOffs.create': {
      run: () => open(planForm(lift, translate)),
      refusal: refusal ?? oneSwitchOffRefusal(lift.omsScheduleCnt),
    },
  }
}
