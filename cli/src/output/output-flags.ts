import { Option, type Command } from 'commander'
import { z } from 'zod'
import { outputFormat, outputOption, type Formats } from './formats'

/** How data is to be written. */
export interface Output<Format = z.infer<typeof outputFormat>> {
  readonly format: Format
  /** Between the cells of CSV; undefined for a comma. */
  readonly delimiter?: string | undefined
  /** Whether CSV begins with a byte order mark. */
  readonly bom?: boolean | undefined
}

/** The flags of CSV. */
export function addCsvFlags(command: Command): Command {
  return command
    .addOption(new Option('--delimiter <character>', 'delimiter of -o csv: one character, or tab'))
    .addOption(new Option('--bom', 'begin -o csv with a byte order mark, so that spreadsheets know it as UTF-8'))
}

export function addOutputFlags(command: Command, formats: Formats = outputFormat): Command {
  return addCsvFlags(command.addOption(outputOption(formats)).addOption(queryOption()))
}

/** Read where the command is attached: `Context.queried` is what it means. */
export function queryOption(): Option {
  return new Option(
    '--query <expression>',
    'JMESPath expression over the JSON; without -o, text has no quotation marks',
  )
}

const queryable = new Set(['table', 'json', 'jsonl', 'yaml'])

export const delimiter = z
  .string()
  .transform(typed => (typed === 'tab' ? '\t' : typed))
  .refine(typed => /^[^"\r\n]$/u.test(typed), {
    error: 'must be tab, or one character other than a quotation mark',
  })
  .optional()

export const forCsvAlone = 'is for -o csv alone'

function outputOf(formats: Formats) {
  return z
    .object({ format: formats, delimiter, bom: z.boolean().optional(), query: z.string().optional() })
    .refine(({ format, query }) => query === undefined || queryable.has(format), {
      path: ['query'],
      error: 'is for -o json, jsonl and yaml',
    })
    .refine(({ format, delimiter }) => format === 'csv' || delimiter === undefined, {
      path: ['delimiter'],
      error: forCsvAlone,
    })
    .refine(({ format, bom }) => format === 'csv' || bom === undefined, { path: ['bom'], error: forCsvAlone })
}

/** The flags of the output under one name, as the command hands them on. */
function gathered(flags: unknown): unknown {
  const { output: format, delimiter, bom, query, ...others } = flags as Record<string, unknown>
  return { ...others, output: { format, delimiter, bom, query } }
}

/**
 * The options of a command that writes data: its own, and `output`.
 * @param formats those that it has; one that never finishes cannot write a document
 */
export function withOutput<Shape extends z.core.$ZodLooseShape, Chosen extends Formats = typeof outputFormat>(
  shape: Shape,
  formats?: Chosen,
): z.ZodType<z.output<z.ZodObject<Shape>> & { readonly output: Output<z.infer<Chosen>> }> {
  return z.preprocess(gathered, z.object({ ...shape, output: outputOf(formats ?? outputFormat) })) as never
}
