import type { Building } from '../contract/buildings'
import { countColumn, textColumn, type Table, type TableColumn } from './table'

type Attribute = Exclude<keyof Building['attribute'], 'address' | 'blk' | 'postalCode' | 'tc'>

function attributeColumn(name: Attribute, isExtra = true, width = 18): TableColumn<Building> {
  return textColumn(name, `tables.building.${name}`, width, building => building.attribute[name], { isExtra })
}

/** The list of buildings (specification 1 sections 2 and 3). */
export const buildingTable: Table<Building> = {
  type: 'BUILDING_TABLE_HEADER',
  title: 'tables.titles.buildings',
  columns: [
    textColumn('name', 'tables.fields.building', 16, building => building.name, { isFixed: true, sortField: 'name' }),
    textColumn('address', 'alarms.fields.address', 28, building => building.attribute.address),
    textColumn('postalCode', 'alarms.fields.postalCode', 10, building => building.attribute.postalCode),
    attributeColumn('estateMgmtCo', false, 27),
    attributeColumn('branchOffice', false),
    countColumn('liftCnt', 'tables.fields.liftCnt', building => building.liftCnt),
    textColumn('townCouncil', 'alarms.fields.townCouncil', 24, building => building.townCouncil),
    textColumn('managementAgent', 'tables.fields.managementAgent', 20, building => building.managementAgent, {
      isExtra: true,
    }),
    textColumn('tc', 'tables.building.tc', 8, building => building.attribute.tc, { isExtra: true }),
    textColumn('blk', 'alarms.fields.block', 8, building => building.attribute.blk, { isExtra: true }),
    attributeColumn('pumpMCO'),
    attributeColumn('streetCode'),
    attributeColumn('issInstalledDate'),
    attributeColumn('cdc'),
    attributeColumn('activity'),
    attributeColumn('constituency'),
    attributeColumn('buildingSegmented'),
    attributeColumn('ward'),
    attributeColumn('subDivision1'),
    attributeColumn('subDivision2'),
  ],
}
