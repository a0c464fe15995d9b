import { buildings, type Building } from '@liftwatch/core/contract/estate/buildings'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeMax } from '@liftwatch/core/limits'
import { buildingView } from '@liftwatch/core/views/resources/buildings'
import { liftsOfBuildingView } from '@liftwatch/core/views/resources/lifts'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { recordKind } from '../records/record-kind'
import { useListEntries } from '../use-list-entries'
import { namedPage, useRecordCommands } from '../use-record-commands'

/** Buildings, each with its lifts. */
export const buildingKind = recordKind<Building>(buildingView, {
  screenOf: row => ({ name: 'record', of: 'building', row }),
  useCommands: building => useRecordCommands(namedPage(buildingView, building)),
  useDetail(building, facts, { translate }) {
    const { id, name, liftCnt } = building
    const { data: lifts } = useAnswer(buildings.lifts, { id, size: pageSizeMax })
    const entries = useListEntries(
      [translate(buildingView.title), name],
      [{ list: 'liftsOfBuilding', view: liftsOfBuildingView, id, number: liftCnt }],
    )
    return [...entries, ...facts, ...liftsOfFacts(lifts?.content, translate)]
  },
})
