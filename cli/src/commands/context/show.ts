import { AppError } from '@liftwatch/core/errors'
import type { z } from 'zod'
import { findContext } from '../../account/account'
import { openStoredFile } from '../../account/stored-file'
import { contextName } from '../../account/stored-shapes'
import { contextColumns, contextRow } from '../../account/context-columns'
import type { CommandSpec } from '../../command/command'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'

const options = withOutput({ name: contextName.optional() })

export const contextShow: CommandSpec<z.output<typeof options>> = {
  configure: command => addOutputFlags(command.argument('[name]', 'the one in use where it is missing')),
  options,
  async run(context, { name: given, output }) {
    const stored = openStoredFile(context).read()
    const inUse = context.settings.context ?? stored.current
    const name = given ?? inUse
    if (name === undefined) throw new AppError('no-context')
    const columns = output.format === 'table' ? contextColumns.inTable : contextColumns.all
    await writeRecord(context, output, columns, contextRow(name, findContext(stored, name), inUse))
  },
}
