import { buildingAttribute, type Building } from '../contract/estate/buildings'
import { countColumn, names, textColumn, type Table, type TableColumn } from './table'

const attributes = Object.keys(buildingAttribute.shape) as (keyof Building['attribute'])[]

/** Those that have a name, or a place among the columns, of their own. */
const ownColumns = ['address', 'blk', 'postalCode', 'tc', 'estateMgmtCo', 'branchOffice'] as const
type Attribute = Exclude<keyof Building['attribute'], 'address' | 'blk' | 'postalCode' | 'tc'>

function attributeColumn(name: Attribute, isExtra = true, width = 18): TableColumn<Building> {
  const column = textColumn<Building>(name, `tables.building.${name}`, width, ({ attribute }) => attribute[name], {
    isExtra,
  })
  return name === 'issInstalledDate' ? { ...column, kind: 'date' } : column
}

/** The list of buildings (specification 1 sections 2 and 3). */
export const buildingTable: Table<Building> = {
  type: 'BUILDING_TABLE_HEADER',
  title: 'tables.titles.buildings',
  columns: [
    textColumn('name', 'tables.fields.building', 16, building => building.name, {
      isFixed: true,
      sortField: 'name',
      narrow: [15, 22],
    }),
    textColumn('address', 'alarms.fields.address', 28, building => building.attribute.address, {
      narrow: [26, 44],
      canShrink: true,
    }),
    textColumn('postalCode', 'alarms.fields.postalCode', 10, building => building.attribute.postalCode, {
      narrow: [11, 11],
    }),
    attributeColumn('estateMgmtCo', false, 27),
    attributeColumn('branchOffice', false),
    countColumn('liftCnt', 'tables.fields.liftCnt', building => building.liftCnt),
    textColumn('townCouncil', 'alarms.fields.townCouncil', 24, building => building.townCouncil, {
      narrow: [20, 32],
      canShrink: true,
    }),
    textColumn('managementAgent', 'tables.fields.managementAgent', 20, building => building.managementAgent, {
      isExtra: true,
      narrow: [16, 24],
    }),
    textColumn('tc', 'tables.building.tc', 8, building => building.attribute.tc, { isExtra: true }),
    textColumn('blk', 'alarms.fields.block', 8, building => building.attribute.blk, { isExtra: true }),
    ...attributes
      .filter(
        (name): name is Exclude<typeof name, (typeof ownColumns)[number]> => !ownColumns.some(own => own === name),
      )
      .map(name => attributeColumn(name)),
  ],
  fields: names('id name townCouncil managementAgent liftCnt latitude longitude', ...attributes),
  listed: names('id name address postalCode liftCnt townCouncil'),
}
