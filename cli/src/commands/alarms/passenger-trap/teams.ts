import { wholeListCommand } from '../../../lists/whole-list-command'
import { plainColumn } from '../../../output/columns'

const columns = [plainColumn<{ readonly team: string }>('team', 'tables.fields.team')]

export const passengerTrapTeams = wholeListCommand({
  shape: {},
  async read(context) {
    const teams = await (await context.member()).passengerTraps.teams({})
    return teams.map(team => ({ team }))
  },
  columns: { all: columns, inTable: columns },
  empty: 'cli.nothing.teams',
})
