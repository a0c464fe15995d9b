import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { Option, type Command } from 'commander'
import { z } from 'zod'
import { fileName } from '../files/file-name'
import { ifExistsOption } from '../files/if-exists-option'
import { ifExists, type IfExists } from '../files/write-file'
import { daysOutOfOrder, type Filter, type FilterFlags } from '../filters/filter-flags'
import { chosenColumns, fieldColumns, fileColumns, withNamed } from '../lists/column-choice'
import { sortHelp, sortShape } from '../lists/list-calls'
import { failIfEmptyOption } from '../output/formats'
import { addCsvFlags, delimiter, forCsvAlone } from '../output/output-flags'
import { exportFormat, formatOf } from './format'
import { headings, times, type FileOptions } from './file-options'

export interface ExportOptions extends Omit<FileOptions, 'list'> {
  readonly filter: Filter
  /** FIELD,ASC or FIELD,DESC. */
  readonly sort: string
  /** As it was typed; undefined for stdout. */
  readonly out: string | undefined
  readonly ifExists: IfExists
  /** That the file is about, as it was typed. */
  readonly month: string | undefined
}

export function addExportFlags<Row extends { readonly id: string }>(
  command: Command,
  view: ResourceView<Row>,
  flags: FilterFlags,
): Command {
  const ofFile = flags
    .add(command)
    .option('--sort <order>', sortHelp(view))
    .option('--columns <names>', 'these columns, with commas between, or all')
    .addOption(
      new Option('-o, --output <format>', 'what to write (default: what --out ends in, else csv)').choices(
        exportFormat.options,
      ),
    )
    .option('--out <file>', 'the file to write, with {date} and {month} where they belong; - for stdout')
    .addOption(ifExistsOption())
    .addOption(failIfEmptyOption())
    .addOption(
      new Option('--headings <kind>', 'headings and values of CSV: keys and codes that never change, or words')
        .choices(headings.options)
        .default(undefined, 'keys'),
    )
    .addOption(
      new Option('--times <kind>', 'times of CSV: ISO 8601 with offset, or as a spreadsheet reads them')
        .choices(times.options)
        .default(undefined, 'iso'),
    )
  return addCsvFlags(ofFile)
}

const csvFlags = ['headings', 'times', 'delimiter', 'bom'] as const

/** The options of an export, checked. */
export function exportOptions<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  flags: FilterFlags,
): z.ZodType<ExportOptions> {
  return z
    .object({
      ...flags.shape,
      sort: sortShape(view),
      columns: z.string().optional(),
      output: exportFormat.optional(),
      out: fileName(['date', 'month']).optional(),
      ifExists,
      failIfEmpty: z.boolean().default(false),
      headings: headings.optional(),
      times: times.optional(),
      delimiter,
      bom: z.boolean().optional(),
    })
    .refine(flags.isInOrder, daysOutOfOrder)
    .transform((given, context): ExportOptions => {
      const format = formatOf(given.output, given.out)
      const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      for (const flag of csvFlags) if (given[flag] !== undefined && format !== 'csv') wrong(flag, forCsvAlone)
      // With headings in words a file is for people.
      const isForPeople = format === 'xlsx' || given.headings === 'words'
      const choice = withNamed(isForPeople ? fileColumns(view) : fieldColumns(view), view)
      return {
        filter: flags.toFilter(given, context),
        sort: given.sort,
        format,
        columns: chosenColumns(choice, given.columns, message => wrong('columns', message)),
        csv: {
          headings: given.headings ?? 'keys',
          times: given.times ?? 'iso',
          delimiter: given.delimiter ?? ',',
          byteOrderMark: given.bom ? 'true' : 'false',
        },
        out: given.out === '-' ? undefined : given.out,
        ifExists: given.ifExists,
        failIfEmpty: given.failIfEmpty,
        month: (given as { readonly month?: string }).month,
      }
    })
}
