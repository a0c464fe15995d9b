import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { buildingSnapshots } from '@liftwatch/core/contract/estate/building-snapshots'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { BuildingInfo } from './building-info'
import { FoundMap } from './found-map'
import { PersonsInCharge } from './persons-in-charge'

/** Where a case is: on the map, who is in charge there, and the building. */
export function PlaceOfCase({ of: shown }: { readonly of: ComplaintDetail }) {
  const { buildingId, buildingAddress, buildingPostcode, liftCompany, liftCompanyPhone } = shown
  const found = useAnswer(
    buildingSnapshots.list,
    buildingPostcode === null ? { address: buildingAddress } : { postcode: buildingPostcode },
  ).data
  const building = found?.find(({ id }) => id === buildingId)
  return (
    <>
      {building && <FoundMap found={[building]} chosen={buildingId} />}
      <PersonsInCharge buildingId={buildingId} />
      <BuildingInfo building={building} company={liftCompany} phone={liftCompanyPhone} />
    </>
  )
}
