import { useMemo } from 'react'
import type { Commands } from '../../input/key-router'
import { useRemembered } from '../../navigation/screen-memory'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import type { Column } from '../list/columns'
import type { ListKind } from './list-kind'

interface ChosenColumns<Row> {
  readonly columns: readonly Column<Row>[]
  /** The key that leads to their choice, where there is one. */
  readonly commands: Commands
}

/** The columns of a list but those that one has left out, and how one does that. */
export function useColumns<Row extends { readonly id: string }>({
  name,
  title,
  columns,
}: ListKind<Row>): ChosenColumns<Row> {
  const { hidden: stored } = useProgram()
  const { open } = useNavigation()
  const [hidden, become] = useRemembered<readonly string[]>(`columns ${name}`, () => stored.read(name))
  const shown = useMemo(
    () => columns.filter(({ key }) => key === undefined || !hidden.includes(key)),
    [columns, hidden],
  )
  const choices = columns.flatMap(column =>
    column.key !== undefined && column.title ? [{ key: column.key, title: column.title }] : [],
  )

  function apply(next: readonly string[]): void {
    become(() => next)
    stored.write(name, next)
  }

  const run = () => open({ name: 'columns', title, columns: choices, hidden, apply })
  return { columns: shown, commands: choices.length > 0 ? { 'list.columns': { run } } : {} }
}
