import { bindingOf, keyLabel } from '../../input/keys'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { Finder, type FoundEntry } from './finder'
import type { FoundPlaces } from './use-found-places'

type PaletteProps = Omit<Extract<Screen, { name: 'palette' }>, 'name'>

/** All screens and commands by their names, and lifts and blocks by theirs: typing narrows them, Enter runs or opens the chosen one. */
export function PaletteScreen({ ids, run }: PaletteProps) {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const entries = ids.map(id => {
    const { label, keys } = bindingOf(id)
    return { id, label: translate(label), key: keyLabel(keys[0]), run: () => run(id) }
  })

  function entriesOf(sought: string, places: FoundPlaces): readonly FoundEntry[] {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
    return [
      ...entries.filter(({ label }) => words.every(word => label.toLowerCase().includes(word))),
      ...places.lifts.map(row => ({
        id: row.id,
        label: row.name,
        key: translate('alarms.fields.liftName'),
        run: () => open({ name: 'lift', id: row.id, title: row.name, row }),
      })),
      ...places.buildings.map(building => ({
        id: building.id,
        label: building.name,
        key: translate('tables.fields.building'),
        run: () => open({ name: 'record', of: 'buildings', row: building }),
      })),
    ]
  }

  return <Finder title="monitor.keys.palette" note="monitor.paletteNote" entriesOf={entriesOf} />
}
