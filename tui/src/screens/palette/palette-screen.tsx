import { Box } from 'ink'
import { useState } from 'react'
import { List } from '../../components/list/list'
import { Field } from '../../components/form/field'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useHeldList, useSettledList } from '../../components/list/use-list'
import { useForm } from '../../components/form/use-form'
import type { Column } from '../../components/list/columns'
import { bindingOf, keyLabel } from '../../input/keys'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useFoundPlaces } from './use-found-places'

interface Entry {
  readonly id: string
  readonly label: string
  /** Its key, or what it is. */
  readonly key: string
  readonly run: () => void
}

const columns: readonly Column<Entry>[] = [
  { title: undefined, minWidth: 40, maxWidth: 60, rank: 1, cell: ({ label }) => ({ text: label }) },
  { title: undefined, minWidth: 10, maxWidth: 16, rank: 2, cell: ({ key }) => ({ text: key, tone: 'muted' }) },
]

const fieldWidth = 40
/** The field with its label, the list's titles, and the lines between. */
const linesAboveList = 5

type PaletteProps = Omit<Extract<Screen, { name: 'palette' }>, 'name'>

/** All screens and commands by their names, and lifts and blocks by theirs: typing narrows them, Enter runs or opens the chosen one. */
export function PaletteScreen({ ids, run }: PaletteProps) {
  const { translate } = useProgram()
  const { back, open } = useNavigation()
  const { width, height } = useFrameSize()
  const entries = ids.map(id => {
    const { label, keys } = bindingOf(id)
    return { id, label: translate(label), key: keyLabel(keys[0]), run: () => run(id) }
  })
  const [initial] = useState({ sought: '' })
  const fields = [{ name: 'sought', label: translate('monitor.keys.palette'), kind: 'line' } as const]
  const room = height - linesAboveList
  const form = useForm({ fields, initial, width: fieldWidth, submit: () => choose(), cancel: back })
  const words = form.values.sought.toLowerCase().split(/\s+/).filter(Boolean)
  const places = useFoundPlaces(form.values.sought)
  const found: readonly Entry[] = [
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
  const list = useSettledList(
    useHeldList('palette'),
    {
      list: form.values.sought,
      total: found.length,
      idAt: index => found[index]?.id,
      indexOf: id => found.findIndex(entry => entry.id === id),
    },
    room,
  )

  function choose(): void {
    const entry = found[list.state.cursor]
    if (!entry) return
    back()
    entry.run()
  }

  useKeys({ 'palette.up': { run: () => list.move('up') }, 'palette.down': { run: () => list.move('down') } })
  return (
    <Frame trail={[translate('monitor.keys.palette')]}>
      <Box flexDirection="column" paddingX={1} paddingTop={1} gap={1}>
        <Field
          spec={fields[0]!}
          state={form.state.fields.sought}
          isFocused
          width={fieldWidth}
          note={translate('monitor.paletteNote')}
        />
        <List
          columns={columns}
          state={list.state}
          total={found.length}
          rowAt={index => found[index]}
          width={width - 2}
          height={room}
        />
      </Box>
    </Frame>
  )
}
