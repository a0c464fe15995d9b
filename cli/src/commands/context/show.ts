import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import { findContext } from '../../account/account'
import { openStoredFile } from '../../account/stored-file'
import { contextName } from '../../account/stored-shapes'
import { contextColumns, contextRow } from '../../columns/contexts'
import type { CommandSpec } from '../../command'
import { outputFormat, outputOption } from '../../output/formats'
import { writeRecord } from '../../output/rows'

const options = z.object({ name: contextName.optional(), output: outputFormat })

export const contextShow: CommandSpec<z.output<typeof options>> = {
  configure: command => command.argument('[name]', 'the one in use where it is missing').addOption(outputOption()),
  options,
  async run(context, { name: given, output }) {
    const stored = openStoredFile(context).read()
    const inUse = context.settings.context ?? stored.current
    const name = given ?? inUse
    if (name === undefined) throw new AppError('no-context')
    const columns = output === 'table' ? contextColumns.inTable : contextColumns.all
    writeRecord(context, output, columns, contextRow(name, findContext(stored, name), inUse))
  },
}
