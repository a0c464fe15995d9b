import { formatDay } from '@liftwatch/core/text/format'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { CommandSpec } from '../command/command'
import { filledName, hasPlaces } from '../files/file-name'
import { knowTimeZone, serverFilter } from '../filters/server-filter'
import { monthNamed } from '../filters/months'
import { filterFlags } from '../filters/filter-flags'
import { fileSource } from '../lists/list-calls'
import { addExportFlags, exportOptions, type ExportOptions } from './export-flags'
import { writeToFile } from './to-file'
import { writeToStdout } from './to-stdout'

/** A command that writes a whole list into a file, as it is at one moment. */
export function exportCommand<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
): CommandSpec<ExportOptions> {
  const source = fileSource(view)
  const flags = filterFlags(view.filters)
  return {
    mindsInterrupt: true,
    configure: command => addExportFlags(command, view, flags),
    options: exportOptions(view, flags),
    async run(context, { filter, sort, out, ifExists, month = 'this', ...given }) {
      const fileOptions = { ...given, list: { ...(await serverFilter(context, flags, filter)), sort } }
      if (out === undefined) return writeToStdout(context, source, fileOptions)
      if (hasPlaces(out)) await knowTimeZone(context)
      const { io, timeZone } = context
      const now = io.clock()
      const values = { date: formatDay(now, timeZone), month: monthNamed(month, now, timeZone) }
      await writeToFile(context, source, fileOptions, { file: filledName(out, values), ifExists })
    },
  }
}
