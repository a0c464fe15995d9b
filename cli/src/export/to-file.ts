import type { Context } from '../command/context'
import type { Sink } from '../files/sink'
import { writeFile, type IfExists } from '../files/write-file'
import { download } from './download'
import type { FileSource } from './file-source'
import type { FileOptions } from './file-options'
import { untilStopped } from './until-stopped'

/** What a file has become. */
export interface Written extends ReturnType<Sink['tally']> {
  readonly rows: number
}

/**
 * Writes to a file, and says what was written; nothing, where one was there that was to remain.
 * Errors: those of `writeFile` and `download`.
 */
export async function writeToFile<Row>(
  context: Context,
  source: FileSource<Row>,
  fileOptions: FileOptions,
  { file, ifExists }: { readonly file: string; readonly ifExists: IfExists },
): Promise<Written | undefined> {
  const { io, say } = context
  let written: Written | undefined
  await untilStopped(io, signal =>
    writeFile(file, ifExists, async sink => {
      const rows = await download(context, { source, fileOptions, sink, signal })
      written = { rows, ...sink.tally() }
    }),
  )
  if (written) say('cli.written', { file, ...written })
  else say('cli.skipped', { file })
  return written
}
