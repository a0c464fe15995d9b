import { formatDay } from '@liftwatch/core/text/format'
import type { CommandSpec } from '../command'
import { filledName, hasPlaces } from '../files/file-name'
import { knowTimeZone, withDaysInZone } from '../filters/asked-days'
import { monthNamed } from '../filters/months'
import { fileSource, type ListSpec } from '../lists/list-spec'
import { addExportFlags, exportOptions, type ExportOptions } from './export-flags'
import { writeToFile } from './to-file'
import { writeToStdout } from './to-stdout'

/** A command that writes a whole list into a file, as it is at one moment. */
export function exportCommand<Row extends { readonly id: string }>(spec: ListSpec<Row>): CommandSpec<ExportOptions> {
  const source = fileSource(spec)
  return {
    mindsInterrupt: true,
    configure: command => addExportFlags(command, spec),
    options: exportOptions(spec),
    async run(context, { filter, sort, out, ifExists, month = 'this', ...given }) {
      const fileOptions = { ...given, list: { ...(await withDaysInZone(context, spec.filter, filter)), sort } }
      if (out === undefined) return writeToStdout(context, source, fileOptions)
      if (hasPlaces(out)) await knowTimeZone(context)
      const { io, timeZone } = context
      const now = io.clock()
      const values = { date: formatDay(now, timeZone), month: monthNamed(month, now, timeZone) }
      await writeToFile(context, source, fileOptions, { file: filledName(out, values), ifExists })
    },
  }
}
