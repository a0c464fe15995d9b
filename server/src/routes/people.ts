import { buildingSnapshots } from '@liftwatch/core/contract/estate/building-snapshots'
import { people } from '@liftwatch/core/contract/estate/people'
import { AppError } from '@liftwatch/core/errors'
import { actUnlessDry } from '../actions/dry-run'
import { lockEstate } from '../queries/estate'
import { route } from '../http/route'
import { listBuildingSnapshots } from '../queries/building-snapshots'
import { listCouncilIds, listPeopleOfBuilding, replacePeople } from '../queries/people'

/** What is wrong is listed up to this many entries. */
const listedMax = 50

/** What a case is logged by besides its lift: the building, and who is in charge of it. */
export const peopleRoutes = [
  route(buildingSnapshots.list, ({ db, caller, input }) => listBuildingSnapshots(db, caller, input)),

  route(people.ofBuilding, ({ db, caller, input }) => listPeopleOfBuilding(db, caller, input.buildingId)),

  route(people.import, call => {
    const { people: lines, isDryRun } = call.input
    return actUnlessDry(isDryRun, call, async tx => {
      await lockEstate(tx)
      const names = [...new Set(lines.map(({ townCouncil }) => townCouncil))]
      const councilIds = await listCouncilIds(tx, names)
      const unknown = lines.flatMap(({ townCouncil }, row) =>
        councilIds.has(townCouncil)
          ? []
          : [{ path: `people.${row}.townCouncil`, message: `there is no ${townCouncil} of the type TOWN_COUNCIL` }],
      )
      if (unknown.length > 0) {
        const name = names.find(one => !councilIds.has(one))!
        throw new AppError('unknown-organization', {
          params: { name, type: 'TOWN_COUNCIL' },
          errors: unknown.slice(0, listedMax),
        })
      }
      await replacePeople(tx, lines, councilIds)
      const answer = { people: lines.length, townCouncils: names.length }
      return { answer, entries: [{ subjectId: null, detail: { count: lines.length, townCouncils: names } }] }
    })
  }),
]
