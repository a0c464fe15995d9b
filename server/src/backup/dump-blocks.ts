import { dumpIn } from './manifest'
import { outputOf } from './pg-program'

const lineFeed = 0x0a
/** The line that ends a table's rows: in a row, a backslash never comes alone. */
const endOfRows = Buffer.from('\\.\n')
const endAfterRow = Buffer.from('\n\\.\n')

const identifier = String.raw`"?\w+"?`
const ofPublic = new RegExp(
  String.raw`^COPY public\.(${identifier}) \((${identifier}(?:, ${identifier})*)\) FROM stdin;$`,
)
const ofAny = /^COPY .* FROM stdin;$/

/** Rows of a table, as COPY writes and reads them. */
export interface RowBlock {
  readonly table: string
  readonly columns: readonly string[]
  /** Whole rows, each with its line feed. What is not read of them is passed over. */
  readonly rows: AsyncIterable<Buffer>
}

/** Reads a script by its lines, and between them rows by as many whole ones as have come. */
function readerOf(script: AsyncIterable<Buffer>) {
  const pieces = script[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  async function more(): Promise<boolean> {
    const { done, value } = await pieces.next()
    if (done === true) return false
    rest = Buffer.concat([rest, value])
    return true
  }
  function take(length: number): Buffer {
    const taken = rest.subarray(0, length)
    rest = rest.subarray(length)
    return taken
  }
  async function line(): Promise<string | undefined> {
    for (;;) {
      const end = rest.indexOf(lineFeed)
      if (end >= 0) return take(end + 1).toString('utf8', 0, end)
      if (!(await more())) return undefined
    }
  }
  async function* rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const isEnd = rest.subarray(0, endOfRows.length).equals(endOfRows)
      const last = isEnd ? 0 : rest.indexOf(endAfterRow) + 1
      const whole = isEnd || last > 0 ? last : rest.lastIndexOf(lineFeed) + 1
      if (whole > 0) yield take(whole)
      if (isEnd || last > 0) {
        take(endOfRows.length)
        return
      }
      if (!(await more())) throw new Error('it ends amid rows')
    }
  }
  return { line, rows }
}

function unquoted(name: string): string {
  return name.replaceAll('"', '')
}

async function passOver(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const some of rows) void some
}

/** What pg_restore makes of a backup that pg_dump wrote: SQL, with each table's rows behind a COPY. Errors: BackupRefusal, where it fails. */
export function dumpScript(folder: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  return outputOf('pg_restore', ['--data-only', '--file=-', dumpIn(folder)], {}, signal)
}

/** The rows of Liftwatch's tables in such a script; nothing else of it is looked at, and none of it carried out. */
export async function* rowBlocks(script: AsyncGenerator<Buffer>): AsyncGenerator<RowBlock> {
  const { line, rows } = readerOf(script)
  try {
    for (let text = await line(); text !== undefined; text = await line()) {
      if (!ofAny.test(text)) continue
      const unread = rows()
      const [, table, columns] = ofPublic.exec(text) ?? []
      if (table !== undefined)
        yield { table: unquoted(table), columns: columns!.split(', ').map(unquoted), rows: unread }
      await passOver(unread)
    }
  } finally {
    await script.return(undefined)
  }
}
