import { buildings, type Building } from '@liftwatch/core/contract/estate/buildings'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeMax } from '@liftwatch/core/limits'
import { buildingView } from '@liftwatch/core/views/resources/buildings'
import { liftsOfBuildingKind } from '../lifts/lift-kinds'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { recordKind } from '../records/record-kind'
import { listEntry, useListEntries } from '../use-list-entries'

/** Buildings, each with its lifts. */
export const buildingKind = recordKind<Building>(buildingView, {
  useDetail(building, facts, { translate }) {
    const { id, name, liftCnt } = building
    const { data: lifts } = useAnswer(buildings.lifts, { id, size: pageSizeMax })
    const entries = useListEntries(
      [translate(buildingView.title), name],
      [listEntry(liftsOfBuildingKind, { id, number: liftCnt })],
    )
    return [...entries, ...facts, ...liftsOfFacts(lifts?.content, translate)]
  },
})
