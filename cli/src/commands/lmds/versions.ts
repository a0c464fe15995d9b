import { wholeListCommand } from '../../lists/whole-list-command'
import { plainColumn } from '../../output/columns'

const columns = [plainColumn<{ readonly version: string }>('version', 'cli.fields.version')]

export const lmdVersions = wholeListCommand({
  shape: {},
  async read(context) {
    const versions = await (await context.member()).lmds.versions({})
    return versions.map(version => ({ version }))
  },
  columns: { all: columns, inTable: columns },
  empty: 'cli.nothing.versions',
})
