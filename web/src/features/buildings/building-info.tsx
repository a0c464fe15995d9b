import { Box } from '@chakra-ui/react'
import type { Building } from '@liftwatch/core/contract/estate/buildings'
import { FactTable } from '../../components/facts/fact-table'
import { useTexts } from '../../texts'

/** The bordered description of a building, in the order of specification 1 section 2. */
export function BuildingInfo({ of: { attribute, townCouncil, managementAgent } }: { readonly of: Building }) {
  const t = useTexts()
  return (
    <Box p={{ base: '3', md: '4' }}>
      <FactTable
        title={t('estate.tabs.buildingInfo')}
        facts={[
          [t('alarms.fields.address'), attribute.address],
          [t('tables.building.estateMgmtCo'), attribute.estateMgmtCo],
          [t('alarms.fields.townCouncil'), townCouncil],
          [t('tables.building.tc'), attribute.tc],
          [t('alarms.fields.block'), attribute.blk],
          [t('tables.building.pumpMCO'), attribute.pumpMCO],
          [t('alarms.fields.postalCode'), attribute.postalCode],
          [t('tables.building.streetCode'), attribute.streetCode],
          [t('tables.building.branchOffice'), attribute.branchOffice],
          [t('tables.building.issInstalledDate'), attribute.issInstalledDate],
          [t('tables.building.cdc'), attribute.cdc],
          [t('tables.building.activity'), attribute.activity],
          [t('tables.building.constituency'), attribute.constituency],
          [t('tables.building.buildingSegmented'), attribute.buildingSegmented],
          [t('tables.building.ward'), attribute.ward],
          [t('tables.building.subDivision1'), attribute.subDivision1],
          [t('tables.building.subDivision2'), attribute.subDivision2],
          [t('tables.fields.managementAgent'), managementAgent],
        ]}
      />
    </Box>
  )
}
