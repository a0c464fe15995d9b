import { buildings, type Building } from '@liftwatch/core/contract/estate/buildings'
import { menuPaths } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useParams } from 'react-router-dom'
import { DetailPage } from '../../components/page/detail-page'
import { HeadFacts } from '../../components/facts/head-facts'
import { useTexts } from '../../texts'
import { BuildingInfo } from './building-info'
import { BuildingLifts } from './building-lifts'

function BuildingHead({ of: { attribute } }: { readonly of: Building }) {
  const t = useTexts()
  return (
    <HeadFacts
      facts={[
        [t('alarms.fields.address'), attribute.address],
        [t('tables.building.estateMgmtCo'), attribute.estateMgmtCo],
        [t('tables.building.branchOffice'), attribute.branchOffice],
      ]}
    />
  )
}

export function BuildingDetail() {
  const t = useTexts()
  const { id } = useParams()
  return (
    <DetailPage
      list={{ label: t('console.menu.building'), path: menuPaths.building }}
      query={useAnswer(buildings.detail, id === undefined ? undefined : { id })}
      titleOf={building => building.name}
      Head={BuildingHead}
      tabs={[
        { value: 'info', label: t('estate.tabs.buildingInfo'), Panel: BuildingInfo },
        { value: 'lift', label: t('estate.tabs.lift'), Panel: BuildingLifts },
      ]}
    />
  )
}
