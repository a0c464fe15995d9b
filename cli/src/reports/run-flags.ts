import { checkInput } from '@liftwatch/core/contract/check-input'
import { periodFormats, type PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { reportFilter } from '@liftwatch/core/contract/reports/list-report'
import { groupings } from '@liftwatch/core/views/report-view'
import { Argument, Option, type Command } from 'commander'
import { z } from 'zod'
import { formatOf, type ExportFormat } from '../export/format'
import { fileName } from '../files/file-name'
import { ifExistsOption } from '../files/if-exists-option'
import { ifExists, type IfExists } from '../files/write-file'
import { chosenColumns } from '../lists/column-choice'
import { failIfEmptyOption } from '../output/formats'
import { several } from '../command/several'
import { offering } from '../completion/offered'
import { columnChoice, reportFormat, type ReportFormat } from './report-format'
import { findReport, reportSources, waysOf, type ReportSource } from './report-source'

const kinds = ['month', 'week', 'day'] as const satisfies readonly PeriodKind[]

const last = ['previous', 'last']

/** A period by its name, or beside now: undefined for the last one that is over. No report is of a month that goes on. */
function periodFlag(kind: PeriodKind) {
  const { pattern, error } = periodFormats[kind]
  const words = kind === 'month' ? last : [...last, 'this']
  return z
    .string()
    .refine(typed => words.includes(typed) || pattern.test(typed), {
      error: `${error}${kind === 'month' ? ', or last' : ', last or this'}`,
    })
    .transform(typed => (last.includes(typed) ? undefined : typed))
    .optional()
}

const periodShape = { month: periodFlag('month'), week: periodFlag('week'), day: periodFlag('day') }

interface ReportRun {
  readonly set: undefined
  readonly report: ReportSource
  /** By its name; undefined for the last one that is over. */
  readonly period: string | undefined
  readonly format: ReportFormat
  readonly columns: readonly string[]
  /** What the call takes besides. */
  readonly asked: Readonly<Record<string, unknown>>
  readonly out: string | undefined
  readonly ifExists: IfExists
  readonly failIfEmpty: boolean
}

interface SetRun {
  readonly set: {
    readonly month: string | undefined
    readonly dir: string
    readonly format: ExportFormat
    readonly asked: Readonly<Record<string, unknown>>
    readonly ifExists: IfExists
  }
}

export type RunOptions = ReportRun | SetRun

const reportKeys = [...new Set(reportSources.map(({ key }) => key))]

export function addRunFlags(command: Command): Command {
  return command
    .addArgument(offering(new Argument('[key]', `which report: ${reportKeys.join(', ')}`), reportKeys))
    .addOption(
      new Option('--all', 'the whole set of a month').conflicts([
        'week',
        'day',
        'by',
        'out',
        'columns',
        'sort',
        'failIfEmpty',
      ]),
    )
    .option('--dir <folder>', 'folder for the files of --all and their manifest')
    .option('--month <month>', 'YYYY-MM, or last (default: last)')
    .option('--week <week>', 'YYYY-Www, last or this')
    .option('--day <day>', 'YYYY-MM-DD, last (yesterday) or this (today)')
    .addOption(new Option('--by <whom>', 'group the report by').choices(groupings))
    .option('--town <codes>', 'of these towns, by their codes, repeated or with commas between', several)
    .option(
      '--town-council <names>',
      'of these councils, by their whole names or ids, repeated or with commas between',
      several,
    )
    .option(
      '--lift-company <names>',
      'of these lift companies, by their whole names, repeated or with commas between',
      several,
    )
    .option('--ward <names>', 'of these wards, by their whole names, repeated or with commas between', several)
    .option('--sort <order>', 'FIELD,ASC or FIELD,DESC')
    .option('--group-by <what>', 'group rows by: lift')
    .option('--columns <names>', 'these columns, with commas between, or all')
    .addOption(
      new Option('-o, --output <format>', 'how to write it (default: what --out ends in, else table)').choices(
        reportFormat.options,
      ),
    )
    .option('--out <file>', 'the file to write, with {key}, {period}, {month} and {date} where they belong')
    .addOption(ifExistsOption())
    .addOption(failIfEmptyOption())
}

const { town, townCouncil, liftCompany, ward } = reportFilter.shape

/** What of the call may be given, by the name of its flag. */
const askable = ['town', 'townCouncil', 'liftCompany', 'ward', 'sort', 'groupBy'] as const

/** The option by which a report was asked for something. */
export function optionOfReport(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

export const runOptions: z.ZodType<RunOptions> = z
  .object({
    key: z.string().optional(),
    all: z.boolean().default(false),
    dir: z.string().min(1).optional(),
    ...periodShape,
    by: z.enum(groupings).optional(),
    town,
    townCouncil,
    liftCompany,
    ward,
    sort: z.string().optional(),
    groupBy: z.string().optional(),
    columns: z.string().optional(),
    output: reportFormat.optional(),
    out: fileName(['key', 'period', 'month', 'date']).optional(),
    ifExists,
    failIfEmpty: z.boolean().default(false),
  })
  .transform((given, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    const asked = Object.fromEntries(
      askable.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]] as const])),
    )
    const { output, month } = given
    if (given.all) {
      if (given.key !== undefined) return refuse('all', 'is for the whole set: leave out the key')
      if (given.dir === undefined) return refuse('all', 'needs --dir, where the files go')
      if (output === 'table') return refuse('output', 'table is for a terminal: files need another')
      return { set: { month, dir: given.dir, format: output ?? 'xlsx', asked, ifExists: given.ifExists } }
    }
    if (given.dir !== undefined) return refuse('dir', 'is for --all')
    const { key, by } = given
    const ways = (key === undefined ? [] : waysOf(key)).flatMap(way => way.by ?? [])
    if (by !== undefined && !ways.includes(by)) {
      const there = ways.join(', ')
      return refuse('by', there === '' ? `is not for ${key ?? 'all of them'}` : `must be one of ${there}`)
    }
    const report = key === undefined ? undefined : findReport(key, by)
    if (!report) return refuse('key', `must be one of ${reportSources.map(({ key }) => key).join(', ')}`)
    for (const kind of kinds) {
      if (given[kind] !== undefined && kind !== report.period) {
        const whose = report.period === 'moving' ? 'which ends now' : `which is by the ${report.period}`
        return refuse(kind, `is not for ${report.key}, ${whose}`)
      }
    }
    for (const name of askable) {
      if (given[name] === undefined) continue
      const shape = report.endpoint.input.shape[name]
      if (!shape) return refuse(name, `is not for ${report.key}`)
      const parsed = checkInput(shape, given[name])
      if (!parsed.success) return refuse(name, parsed.error.issues[0]!.message)
    }
    const format = output ?? (given.out === undefined ? 'table' : formatOf(undefined, given.out))
    if (format === 'table' && given.out !== undefined)
      return refuse('output', 'table is for a terminal: leave out --out')
    return {
      set: undefined,
      report,
      period: report.period === 'moving' ? undefined : given[report.period],
      format,
      columns: chosenColumns(columnChoice(report, format), given.columns, message => refuse('columns', message)),
      asked,
      out: given.out,
      ifExists: given.ifExists,
      failIfEmpty: given.failIfEmpty,
    }
  })
