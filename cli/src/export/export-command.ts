import { formatDay } from '@liftwatch/core/text/format'
import type { CommandSpec } from '../command'
import { filledName } from '../files/file-name'
import { monthNamed } from '../filters/months'
import { fileSource, type ListSpec } from '../lists/list-spec'
import { addExportFlags, exportOptions, type ExportOptions } from './export-flags'
import { writeToFile } from './to-file'
import { writeToStdout } from './to-stdout'

/** A command that writes a whole list into a file, as it stands at one moment. */
export function exportCommand<Row extends { readonly id: string }>(spec: ListSpec<Row>): CommandSpec<ExportOptions> {
  const source = fileSource(spec)
  return {
    mindsInterrupt: true,
    configure: command => addExportFlags(command, spec),
    options: exportOptions(spec),
    async run(context, { filter, sort, out, ifExists, month = 'this', ...wished }) {
      const { io, timeZone } = context
      const now = io.clock()
      const wish = { ...wished, list: { ...spec.filter.inZone(filter, timeZone, now), sort } }
      if (out === undefined) return writeToStdout(context, source, wish)
      const values = { date: formatDay(now, timeZone), month: monthNamed(month, now, timeZone) }
      await writeToFile(context, source, wish, { file: filledName(out, values), ifExists })
    },
  }
}
