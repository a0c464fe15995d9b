import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { useAction } from '@liftwatch/core/hooks/action'
import { editFormOf, planSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { switchOffView } from '@liftwatch/core/views/resources/switch-offs'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { recordKind } from '../records/record-kind'
import { useActionCommands } from '../records/use-action-commands'
import { planForm } from './plan-form'

/** The key that plans one: of a lift that is chosen first. */
function useChooseCommand(): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const { refusal } = useAction(planSwitchOffForm)
  const run = () =>
    open({ name: 'choose-lift', title: planSwitchOffForm.title, next: lift => planForm(lift, translate) })
  return { 'switchOffs.choose': { run, refusal } }
}

/** The key that changes its plan, and once its lift is off its report alone. */
function useEditCommand(row: SwitchOff | undefined): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const view = editFormOf(row ?? { isOff: false })
  const { refusal } = useAction(view, row)
  if (!row) return {}
  const { liftName: subject } = row
  const trail = [translate(switchOffView.title), subject, translate(view.title)]
  const lead = row.isOff ? { lead: translate('switchOffs.timesFixed') } : {}
  return {
    'switchOffs.edit': { run: () => open({ name: 'form', opened: { view, row, subject, trail, ...lead } }), refusal },
  }
}

/** The keys for what people do with a switch-off; of its lift those of any lift. */
function useSwitchOffCommands(row: SwitchOff | undefined): Commands {
  const { translate } = useProgram()
  const name = row?.liftName
  return {
    ...useChooseCommand(),
    ...useEditCommand(row),
    ...usePlaceCommands(row && { ...row, path: switchOffView.pathOf!(row) }),
    ...useActionCommands(
      switchOffView.actions,
      row,
      name === undefined ? undefined : { name, trail: [translate(switchOffView.title), name] },
    ),
  }
}

/** Planned switch-offs, planned and changed in forms. */
export const switchOffKind = recordKind<SwitchOff>(switchOffView, { useCommands: useSwitchOffCommands })
