import { useAction } from '@liftwatch/core/hooks/action'
import { logCaseForm, type CaseSubject } from '@liftwatch/core/views/forms/cases'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'

type Place = Omit<CaseSubject, 'id'> & { readonly liftName: string }

/** The key that logs a case about what is under the cursor: its lift, and its alarm where it is one. */
export function useLogCaseCommand(place: Place | undefined): Commands {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const { refusal } = useAction(logCaseForm)
  if (!place) return {}
  const { liftName, liftId, liftFaultId, passengerTrapId, subcategory } = place
  const run = () =>
    open({
      name: 'log-case',
      subject: {
        id: crypto.randomUUID(),
        liftId,
        ...(liftFaultId !== undefined && { liftFaultId }),
        ...(passengerTrapId !== undefined && { passengerTrapId }),
        ...(subcategory && { subcategory }),
      },
      liftName,
      trail: [liftName, translate('cases.logCase')],
    })
  return { 'cases.log': { run, refusal } }
}
