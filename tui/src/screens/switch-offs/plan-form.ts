import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { planSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import type { Screen } from '../../navigation/navigation'

interface LiftCalled {
  readonly id: string
  readonly name: string
}

/** The form for a switch-off of a lift; what was planned is shown then. */
export function planForm({ id, name }: LiftCalled, translate: (key: TextKey) => string): Screen {
  return {
    name: 'form',
    opened: {
      view: planSwitchOffForm,
      row: { id },
      subject: name,
      trail: [name, translate(planSwitchOffForm.title)],
      next: answer => ({ name: 'record', of: 'switch-offs', row: answer as SwitchOff }),
    },
  }
}
