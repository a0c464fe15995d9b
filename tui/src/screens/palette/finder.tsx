import type { TextKey } from '@liftwatch/core/text/all-texts'
import { Box } from 'ink'
import { useState } from 'react'
import { Field } from '../../components/form/field'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import type { Column } from '../../components/list/columns'
import { List } from '../../components/list/list'
import { useHeldList, useSettledList } from '../../components/list/use-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useFoundPlaces, type FoundPlaces } from './use-found-places'

export interface FoundEntry {
  readonly id: string
  readonly label: string
  /** Its key, or what it is. */
  readonly key: string
  readonly run: () => void
}

const columns: readonly Column<FoundEntry>[] = [
  { title: undefined, minWidth: 40, maxWidth: 60, rank: 1, cell: ({ label }) => ({ text: label }) },
  { title: undefined, minWidth: 10, maxWidth: 16, rank: 2, cell: ({ key }) => ({ text: key, tone: 'muted' }) },
]

const fieldWidth = 40
/** The field with its label, the list's titles, and the lines between. */
const linesAboveList = 5

interface FinderProps {
  readonly title: TextKey
  readonly note: TextKey
  /** What is listed of what was typed, and of the places that it names. */
  readonly entriesOf: (sought: string, places: FoundPlaces) => readonly FoundEntry[]
}

/** Typing narrows what is listed; Enter leaves, and runs or opens the chosen one. */
export function Finder({ title, note, entriesOf }: FinderProps) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const { width, height } = useFrameSize()
  const [initial] = useState({ sought: '' })
  const fields = [{ name: 'sought', label: translate(title), kind: 'line' } as const]
  const room = height - linesAboveList
  const form = useForm({ fields, initial, width: fieldWidth, submit: () => choose(), cancel: back })
  const { sought } = form.values
  const found = entriesOf(sought, useFoundPlaces(sought))
  const list = useSettledList(
    useHeldList('palette'),
    {
      list: sought,
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
    <Frame trail={[translate(title)]}>
      <Box flexDirection="column" paddingX={1} paddingTop={1} gap={1}>
        <Field spec={fields[0]!} state={form.state.fields.sought} isFocused width={fieldWidth} note={translate(note)} />
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
