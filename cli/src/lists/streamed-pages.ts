import type { Context } from '../command/context'
import { rowsOf } from '../export/documents'
import type { FileSource } from '../export/file-source'

/** All rows of a list by one answer, as they are at one moment: of very many, asking page after page takes a hundred times as long. */
export async function* streamedPages<Row>(
  context: Context,
  { endpoint, shape }: FileSource<Row>,
  list: object,
): AsyncGenerator<{ readonly content: readonly Row[]; readonly totalElements: number }> {
  const client = await context.member()
  const file = await client.call(endpoint, { ...list, format: 'jsonl' }, context.io.readerGone)
  for await (const content of rowsOf(file, shape)) yield { content, totalElements: file.rowCnt }
}
