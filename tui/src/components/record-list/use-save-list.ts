import type { ListScope } from '../../navigation/navigation'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { formatDay } from '@liftwatch/core/text/format'
import { isWhole } from '@liftwatch/core/views/resources/resource-view'
import { useServerTick } from '../../program/clock'
import { useSaveFile } from '../../files/use-save-file'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import type { ListKind } from './list-kind'

/**
 * The key that saves all rows of a list as a spreadsheet, where the server has one of it.
 * @param asked the list's filters and order as they are
 */
export function useSaveList<Row extends { readonly id: string }>(
  kind: ListKind<Row>,
  scope: ListScope | undefined,
  asked: Readonly<Record<string, unknown>>,
): Commands {
  const { translate } = useProgram()
  const { client } = useFrontEnd()
  const now = useServerTick(false)
  const save = useSaveFile()
  const { name, calls } = kind
  const { file } = calls
  if (!file) return {}
  const parts = [name, ...(scope ? [scope.trail.at(-1)!] : []), formatDay(now)]
  const { sort, ...filter } = asked
  const input = { ...filter, ...(!isWhole(kind) && { sort }), format: 'xlsx', language: translate.language }
  return { 'file.save': { run: () => save(parts, () => client.call(file, input)) } }
}
