import type { AccessChange } from '@liftwatch/core/contract/accounts/access'
import type { Tone } from '@liftwatch/core/tones'
import type { Context } from '../command/context'
import type { Column } from '../output/columns'
import type { Output } from '../output/output-flags'
import { createRowWriter } from '../output/rows'

const tones: Readonly<Record<AccessChange['sign'], Tone>> = { '+': 'ok', '~': 'warning', '-': 'critical' }
/** As scripts have them: a spreadsheet takes a cell that begins with a sign for a formula. */
const words: Readonly<Record<AccessChange['sign'], string>> = { '+': 'add', '~': 'change', '-': 'remove' }
const tone = ({ sign }: AccessChange) => tones[sign]

const columns: readonly Column<AccessChange>[] = [
  { name: 'change', header: 'cli.fields.change', plain: row => words[row.sign], shown: row => row.sign, tone },
  {
    name: 'kind',
    header: 'cli.fields.kind',
    plain: row => row.kind,
    shown: (row, { translate }) => translate(`cli.changeKinds.${row.kind}`),
    tone,
  },
  { name: 'subject', header: 'cli.fields.name', plain: row => row.subject, shown: row => row.subject, tone },
  { name: 'detail', header: 'cli.fields.what', plain: row => row.detail, shown: row => row.detail, tone },
]

/** Writes what is, or would be, changed. */
export async function writeChanges(context: Context, output: Output, changes: readonly AccessChange[]): Promise<void> {
  const writer = createRowWriter(context, output, { all: columns, inTable: columns })
  writer.write(changes)
  await writer.end(changes.length)
  if (changes.length === 0) context.say('cli.nothing.changes')
}
