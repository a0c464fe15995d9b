import type { Context } from '../command/context'
import { download } from '../export/download'
import type { FileOptions } from '../export/file-options'
import type { FileSource } from '../export/file-source'
import { createSink } from '../files/sink'

/**
 * Writes all rows of a list as the server does, which is what a list writes, byte for byte; answers how many they are. For programs
 * alone: a terminal may be steered by what is in them. Errors: those of `download`.
 */
export function streamCsv<Row>(
  context: Context,
  source: FileSource<Row>,
  fileOptions: Omit<FileOptions, 'format'>,
): Promise<number> {
  const { stdout, readerGone: signal } = context.io
  const sink = createSink({ write: stdout.writeBytes })
  return download(context, { source, fileOptions: { ...fileOptions, format: 'csv' }, sink, signal })
}
