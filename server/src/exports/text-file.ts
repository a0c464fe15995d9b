import type { Writable } from 'node:stream'
import { drained } from './drained'
import type { RowWriter } from './row-writer'

/** Writes a text file: its head, if there is one, and each row as its line. */
export function writeTextFile<Row>(
  file: Writable,
  { head, line }: { readonly head: string; readonly line: (row: Row) => string },
  signal: AbortSignal,
): RowWriter<Row> {
  let ahead = head
  async function write(rows: readonly Row[]): Promise<void> {
    let text = ahead
    for (const row of rows) text += line(row)
    ahead = ''
    if (text !== '' && !file.write(text)) await drained(file, signal)
  }
  return {
    writeRows: write,
    async finish() {
      await write([])
      file.end()
    },
  }
}
