import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { Commands } from '../input/key-router'
import { useNavigation } from '../navigation/navigation'
import { useProgram } from '../program/program'

interface NamedPage {
  readonly name: string
  /** Its page in the console, after the server's address. */
  readonly path: string
}

/** A record by its resource's name for it and its page, where it has one. */
export function namedPage<Row extends { readonly id: string }>(
  { nameOf, pathOf }: ResourceView<Row>,
  row: Row | undefined,
): NamedPage | undefined {
  return row && pathOf && { name: nameOf(row), path: pathOf(row) }
}

/** The keys that take a record into the clipboard, and into a browser. */
export function useRecordCommands(record: NamedPage | undefined): Commands {
  const { copy, server } = useProgram()
  const { open } = useNavigation()
  if (!record) return {}
  const { name, path } = record
  return {
    'row.copy': { run: () => copy(name) },
    'row.browse': { run: () => open({ name: 'link', title: name, address: `${server}${path}` }) },
  }
}
