import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod/mini'
import type { Sink } from '../files/sink'
import { jsonOf, type Column } from '../output/columns'
import { documentText } from '../output/document'
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

/** The document that `list -o json` prints, row by row: it may be larger than the memory. */
async function writeJson(batches: AsyncIterable<readonly Record<string, unknown>[]>, sink: Sink): Promise<void> {
  let totalElements = 0
  for await (const rows of batches) {
    const texts = rows.map(row => `    ${indented(printableJson(row, 2), '    ')}`)
    if (texts.length > 0) await sink.write((totalElements === 0 ? '{\n  "content": [\n' : ',\n') + texts.join(',\n'))
    totalElements += rows.length
  }
  const end = `"totalElements": ${totalElements},\n  "isCut": false\n}\n`
  await sink.write(totalElements === 0 ? `{\n  "content": [],\n  ${end}` : `\n  ],\n  ${end}`)
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
  if (format === 'json') return writeJson(readable(), sink)
  const content: Record<string, unknown>[] = []
  for await (const rows of readable()) {
    if (format === 'jsonl') await sink.write(rows.map(row => `${printableJson(row)}\n`).join(''))
    else content.push(...rows)
  }
  if (format === 'jsonl') return
  await sink.write(documentText(format, { content, totalElements: content.length, isCut: false }))
}
