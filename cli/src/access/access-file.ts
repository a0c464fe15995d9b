import type { AccessDocument } from '@liftwatch/core/contract/accounts/access'
import type { Command } from 'commander'
import type { Context } from '../command/context'
import { decodeText } from '../csv/decode'
import { refuseWrongRows } from '../csv/csv-file'
import { readInput } from '../terminal/read-input'
import { readAccess } from './read-access'

/** The file that a command reads. */
export function addAccessFile(command: Command): Command {
  return command.argument('<file>', 'YAML file as `access export` writes it, or - for standard input')
}

/** Reads an access file, or standard input for `-`. Errors: unreadable-file, wrong-rows. */
export async function readAccessFile(context: Context, file: string): Promise<AccessDocument> {
  const reading = readAccess(decodeText(file, await readInput(context.io, file)))
  if ('problems' in reading) return refuseWrongRows(context, file, reading.problems)
  return reading.document
}
