import type { z } from 'zod'
import { openStoredFile } from '../../account/stored-file'
import { contextColumns, contextRow } from '../../account/context-columns'
import type { CommandSpec } from '../../command/command'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeList } from '../../output/list'

const options = withOutput({})

export const contextList: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command),
  options,
  async run(context, { output }) {
    const { contexts, current } = openStoredFile(context).read()
    const inUse = context.settings.context ?? current
    const content = [...contexts].map(([name, held]) => contextRow(name, held, inUse))
    async function* onlyPage() {
      yield { content, totalElements: content.length }
    }
    await writeList(context, output, contextColumns, onlyPage(), { emptyKey: 'cli.noContexts' })
  },
}
