import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { Finder, type FoundEntry } from './finder'
import type { FoundPlaces } from './use-found-places'

type Props = Omit<Extract<Screen, { name: 'choose-lift' }>, 'name'>

/** A lift, found by its name, for what is then opened of it. */
export function ChooseLiftScreen({ title, next }: Props) {
  const { translate } = useProgram()
  const { open } = useNavigation()

  function entriesOf(_: string, { lifts }: FoundPlaces): readonly FoundEntry[] {
    return lifts.map(lift => ({
      id: lift.id,
      label: lift.name,
      key: translate('alarms.fields.liftName'),
      run: () => open(next(lift)),
    }))
  }

  return <Finder title={title} note="monitor.liftNote" entriesOf={entriesOf} />
}
