import type { Client } from '@liftwatch/core/client/client'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { dryRun, dryRunOption } from '../../command/dry-run'
import { addCsvFile, readCsvFile, refuseWrongRows } from '../../csv/csv-file'
import { listPages } from '../../lists/paging'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { inviteEach } from '../../people/invite-each'
import { readPeople } from '../../people/read-people'

const options = withOutput({ file: z.string(), dryRun })

/** The ids of the groups, by their names. */
async function groupIdsByName(client: Client): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for await (const { content } of listPages((page, size) => client.groups.page({ page, size }), { limit: Infinity })) {
    for (const { id, name } of content) ids.set(name, id)
  }
  return ids
}

/** Invites the people of a file, with a result for each. Errors: wrong-rows, before anyone is invited. */
export const userImport: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addCsvFile(command).addOption(dryRunOption())),
  options,
  async run(context, { file, dryRun: isDryRun, output }) {
    const { rows, problems } = await readCsvFile(context, file, readPeople)
    if (problems.length > 0) refuseWrongRows(context, file, problems)
    const client = await context.member()
    const named = rows.some(({ row }) => row.groups !== undefined)
    const ids = named ? await groupIdsByName(client) : new Map<string, string>()
    const unknown = rows.flatMap(({ line, row: { groups = [] } }) =>
      groups
        .filter(name => !ids.has(name))
        .map(name => ({ line, column: 'groups', problem: `there is no group ${name}` })),
    )
    if (unknown.length > 0) refuseWrongRows(context, file, unknown)
    const people = rows.map(({ line, row: { email, role, groups } }) => ({
      line,
      email,
      role,
      groupIds: groups?.map(name => ids.get(name)!),
    }))
    await inviteEach(context, client, people, { output, isDryRun })
  },
  examples: ['users import people.csv --dry-run', 'users import people.csv -o csv'],
  outlivesReader: true,
}
