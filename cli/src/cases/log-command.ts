import type { Client } from '@liftwatch/core/client/client'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { z } from 'zod'
import { wholeListCommand } from '../lists/whole-list-command'
import type { Columns } from '../output/rows'
import { caseKind } from '../records/case-kind'
import { findNamed } from '../records/find-named'

interface CaseLog<Row> {
  readonly read: (client: Client, id: string) => Promise<readonly Row[]>
  readonly columns: Columns<Row>
  readonly empty: TextKey
}

/** A command that lists what is logged of one case, the oldest first. */
export function logCommand<Row>({ read, columns, empty }: CaseLog<Row>) {
  return wholeListCommand({
    configure: command => command.argument(`<${caseKind.argument}>`, caseKind.help),
    shape: { case: z.string() },
    async read(context, { case: meant }) {
      const client = await context.member()
      return read(client, (await findNamed(client, caseKind, meant)).id)
    },
    columns,
    empty,
  })
}
