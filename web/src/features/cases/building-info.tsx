import type { Building } from '@liftwatch/core/contract/estate/buildings'
import { names } from '@liftwatch/core/tables/table'
import { buildingView } from '@liftwatch/core/views/resources/buildings'
import { FactList } from '../../components/facts/fact-list'
import { columnFacts } from '../../components/record-list/column-facts'
import { useTexts } from '../../texts'
import { PhoneLink } from './phone-link'

const keys = names('name address postalCode townCouncil ward estateMgmtCo branchOffice liftCnt')

interface BuildingInfoProps {
  /** Undefined while it is not known. */
  readonly building: Building | undefined
  readonly company: string | null
  readonly phone: string | null
}

/** The building of a case, and how to reach who maintains its lift. */
export function BuildingInfo({ building, company, phone }: BuildingInfoProps) {
  const t = useTexts()
  return (
    <FactList
      title={t('cases.building.title')}
      facts={[
        ...(building ? columnFacts(buildingView.table, keys, building, t) : []),
        [t('alarms.fields.liftCompany'), company],
        [t('cases.building.phone'), phone === null ? null : <PhoneLink key="phone" number={phone} />],
      ]}
    />
  )
}
