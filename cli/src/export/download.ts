import { withRetries, type RetryPolicy } from '@liftwatch/core/client/retry'
import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import type { Sink } from '../files/sink'
import { createProgress } from '../terminal/progress'
import { writeRows } from './documents'
import type { FileSource } from './file-source'
import type { FileOptions } from './file-options'

function inputOf(
  { settings }: Context,
  { list, format, columns, csv }: FileOptions,
  named: readonly string[] = [],
): Record<string, unknown> {
  if (format !== 'csv' && format !== 'xlsx') {
    const asked = columns.filter(name => named.includes(name))
    return { ...list, format: 'jsonl', ...(asked.length > 0 && { columns: asked }) }
  }
  return {
    ...list,
    format,
    columns,
    timeZone: settings.timeZone,
    language: settings.language,
    ...(format === 'csv' && csv),
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** Hands a file's bytes on, and shows how many have come. */
async function* withProgress({ io, translate }: Context, chunks: FileAnswer['chunks']): AsyncGenerator<Uint8Array> {
  const progress = createProgress(io, { label: translate('cli.progress.received'), shown: megabytes })
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      progress.update(bytes)
      yield chunk
    }
  } finally {
    progress.end()
  }
}

interface Download<Row> {
  readonly source: FileSource<Row>
  readonly fileOptions: FileOptions
  readonly sink: Sink
  readonly signal: AbortSignal
}

async function writeOnce<Row>(context: Context, { source, fileOptions, sink, signal }: Download<Row>): Promise<number> {
  const client = await context.member({ isTriedOnce: true })
  const answer = await client.call(source.endpoint, inputOf(context, fileOptions, source.named), signal)
  const file = { ...answer, chunks: withProgress(context, answer.chunks) }
  if (file.rowCnt === 0 && fileOptions.failIfEmpty) throw new AppError('nothing-matched')
  const { format, columns } = fileOptions
  if (format === 'csv' || format === 'xlsx') for await (const chunk of file.chunks) await sink.write(chunk)
  else {
    const chosen = columns.map(name => source.columns.find(column => column.name === name)!)
    await writeRows(file, sink, format, { shape: source.shape, columns: chosen, reader: context })
  }
  return file.rowCnt
}

/**
 * Fetches what the server gives as a file, and answers how many rows it has. What breaks half-way is started again, as often as `--retry` says,
 * where what was written can be taken back. Errors: those of the call, cut-off, timed-out, nothing-matched.
 */
export async function download<Row>(context: Context, what: Download<Row>): Promise<number> {
  const { source, sink, signal } = what
  const { times, onRetry } = context.retry
  const retry: RetryPolicy = {
    onRetry,
    get times() {
      return sink.canRestart() ? times : 0
    },
  }
  const work = async () => {
    await sink.restart()
    return writeOnce(context, what)
  }
  return withRetries(retry, source.endpoint, work, signal)
}
