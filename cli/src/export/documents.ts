import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod/mini'
import type { Sink } from '../files/sink'
import { jsonOf, type Column } from '../output/columns'
import { yamlText } from '../output/yaml-text'
import { printableJson } from '../output/printable'
import type { Reader } from '../output/reader'

/** The rows of a file of JSON lines, as many at a time as have come. Errors: bad-answer. */
export async function* rowsOf<Row>({ chunks }: FileAnswer, shape: z.ZodMiniType<Row[]>): AsyncGenerator<Row[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    const parsed = shape.safeParse(lines.map(line => JSON.parse(line) as unknown))
    if (!parsed.success) throw new AppError('bad-answer', { cause: parsed.error })
    yield parsed.data
  }
}

interface Written<Row> {
  /** Of the rows that the server sends. */
  readonly shape: z.ZodMiniType<Row[]>
  readonly columns: readonly Column<Row>[]
  readonly reader: Reader
}

function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}

/** How a document of many rows is put together from its pieces. */
interface Pieces {
  readonly begin: string
  readonly row: (row: Readonly<Record<string, unknown>>) => string
  readonly between: string
  readonly end: string
  /** Instead of all of these, where there are no rows. */
  readonly none: string
  readonly sums: (totalElements: number) => string
}

const documents: Readonly<Record<'json' | 'yaml', Pieces>> = {
  json: {
    begin: '{\n  "content": [\n',
    row: row => `    ${indented(printableJson(row, 2), '    ')}`,
    between: ',\n',
    end: '\n  ],\n',
    none: '{\n  "content": [],\n',
    sums: totalElements => `  "totalElements": ${totalElements},\n  "isCut": false\n}\n`,
  },
  yaml: {
    begin: 'content:\n',
    row: row => `  ${indented(yamlText([row]).trimEnd(), '  ')}`,
    between: '\n',
    end: '\n',
    none: 'content: []\n',
    sums: totalElements => yamlText({ totalElements, isCut: false }),
  },
}

/** The document that `list` prints, row by row: it may be larger than the memory. */
async function writeDocument(
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
  sink: Sink,
  { begin, row: textOf, between, end, none, sums }: Pieces,
): Promise<void> {
  let totalElements = 0
  for await (const rows of batches) {
    if (rows.length > 0) await sink.write((totalElements === 0 ? begin : between) + rows.map(textOf).join(between))
    totalElements += rows.length
  }
  await sink.write((totalElements === 0 ? none : end) + sums(totalElements))
}

/** Writes the rows as `list` writes them: a line each, or one document. */
export async function writeRows<Row>(
  file: FileAnswer,
  sink: Sink,
  format: 'jsonl' | 'json' | 'yaml',
  { shape, columns, reader }: Written<Row>,
): Promise<void> {
  async function* readable() {
    for await (const rows of rowsOf(file, shape)) yield rows.map(row => jsonOf(columns, row, reader))
  }
  if (format !== 'jsonl') return writeDocument(readable(), sink, documents[format])
  for await (const rows of readable()) await sink.write(rows.map(row => `${printableJson(row)}\n`).join(''))
}
