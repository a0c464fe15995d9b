import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complainantColumns } from '@liftwatch/core/tables/complainants'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import type { Column } from '../../output/columns'
import { columnsBesides, columnsOf } from '../../output/of-table'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'
import { caseKind } from '../../records/case-kind'
import { findNamed } from '../../records/find-named'

const options = withOutput({ case: z.string(), complainant: z.boolean().default(false) })

function named(name: string, header: 'cases.author' | 'cases.lastEditor', of: (row: ComplaintDetail) => string | null) {
  return { name, header, plain: of, shown: row => of(row) ?? '-' } satisfies Column<ComplaintDetail>
}

const columns: readonly Column<ComplaintDetail>[] = [
  ...columnsOf<ComplaintDetail>(complaintTable).all,
  named('author', 'cases.author', ({ author }) => author?.name ?? null),
  named('lastEditor', 'cases.lastEditor', ({ lastEditor }) => lastEditor?.name ?? null),
]
const withComplainant = columns.concat(columnsBesides<ComplaintDetail>(complainantColumns))

/** Shows a case; who complained only where that is asked for (decisions.md section 11). */
export const caseShow: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command.argument(`<${caseKind.argument}>`, caseKind.help).option('--complainant', 'show the complainant as well'),
    ),
  options,
  async run(context, { case: meant, complainant, output }) {
    const found = await findNamed(await context.member(), caseKind, meant)
    await writeRecord(context, output, complainant ? withComplainant : columns, found)
    if (complainant && !found.isComplainantShown) context.say('cases.complainant.hidden')
  },
  examples: ['cases show 1042', 'cases show 1042 --complainant -o json'],
}
