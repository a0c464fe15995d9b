import { AppError } from '@liftwatch/core/errors'
import type { Context } from '../command/context'
import { createSink } from '../files/sink'
import { download } from './download'
import type { FileSource } from './file-source'
import type { FileOptions } from './file-options'
import { untilStopped } from './until-stopped'

/** What a spreadsheet opens may hold anything, and a terminal would do as it says. */
function refuseTerminal({ io }: Context, { format }: FileOptions): void {
  if (!io.stdout.isTerminal || (format !== 'csv' && format !== 'xlsx')) return
  throw new AppError('bad-setting', { params: { name: '--out', problem: 'is needed where stdout is a terminal' } })
}

/** Writes to stdout as to a file. Errors: bad-setting where that is a terminal, and those of `download`. */
export async function writeToStdout<Row>(
  context: Context,
  source: FileSource<Row>,
  fileOptions: FileOptions,
): Promise<void> {
  refuseTerminal(context, fileOptions)
  const { io, say } = context
  const sink = createSink({ write: io.stdout.writeBytes })
  const rows = await untilStopped(io, signal => download(context, { source, fileOptions, sink, signal }))
  // What stdout did not take is not said to be written: it is said in the end that it could not be.
  if (!(await io.written())) say('cli.written', { file: '-', rows, ...sink.tally() })
}
