import { formatInstant } from '@liftwatch/core/text/format'
import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { letterFlags, matchingLetters } from '../../dead-letters/chosen-letters'
import { letterColumns } from '../../dead-letters/letter-columns'
import { daysOutOfOrder } from '../../filters/filter-flags'
import { withProgress } from '../../lists/page-progress'
import { addExtentFlags, extentFlags, toExtent } from '../../lists/paging'
import { failIfEmptyOption } from '../../output/formats'
import { writeList } from '../../output/list'
import { addOutputFlags, withOutput } from '../../output/output-flags'

const options = withOutput({ ...letterFlags.shape, ...extentFlags, failIfEmpty: z.boolean().default(false) })
  .refine(letterFlags.isInOrder, daysOutOfOrder)
  .transform((given, issues) => ({
    filter: letterFlags.toFilter(given, issues),
    extent: toExtent(given),
    failIfEmpty: given.failIfEmpty,
    output: given.output,
  }))

export const deadLetterList: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(addExtentFlags(letterFlags.add(command)).addOption(failIfEmptyOption())),
  options,
  async run(context, { filter, extent, failIfEmpty, output }) {
    const client = await context.member()
    const pages = matchingLetters(context, client, filter, extent)
    await writeList(context, output, letterColumns, withProgress(context, extent, pages), {
      emptyKey: 'cli.nothing.deadLetters',
      failIfEmpty,
    })
    // What was not stored is in no list: without this a flood would look like a quiet day.
    const { lossCnt, losses } = await client.deadLetters.counts({})
    if (lossCnt === 0) return
    const at = formatInstant(Math.max(...losses.map(({ lastAt }) => lastAt)), context.timeZone)
    context.say('cli.lettersLost', { count: lossCnt, at })
  },
  examples: ['dead-letters list --device AMK-AMA1-205 --all -o csv'],
}
