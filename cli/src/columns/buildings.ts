import { buildingAttribute, type Building } from '@liftwatch/core/contract/buildings'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

type Attribute = keyof Building['attribute']

/** Those that have a name elsewhere already. */
const shared: Partial<Record<Attribute, TextKey>> = {
  address: 'alarms.fields.address',
  postalCode: 'alarms.fields.postalCode',
  blk: 'alarms.fields.block',
  tc: 'tables.building.tc',
}

function attributeColumn(name: Attribute): Column<Building> {
  const plain = (building: Building) => building.attribute[name]
  const header = shared[name] ?? (`tables.building.${name}` as TextKey)
  return { name, header, plain, shown: building => plain(building) ?? '-', canShrink: name === 'address' }
}

const id = plainColumn<Building>('id', 'alarms.fields.id')
const name = plainColumn<Building>('name', 'tables.fields.building')
const liftCnt = plainColumn<Building>('liftCnt', 'tables.fields.liftCnt')
const townCouncil = plainColumn<Building>('townCouncil', 'alarms.fields.townCouncil', { canShrink: true })

export const buildingColumns: Columns<Building> = {
  all: [
    id,
    name,
    townCouncil,
    plainColumn('managementAgent', 'tables.fields.managementAgent'),
    liftCnt,
    plainColumn('latitude'),
    plainColumn('longitude'),
    ...(Object.keys(buildingAttribute.shape) as Attribute[]).map(attributeColumn),
  ],
  inTable: [id, name, attributeColumn('address'), attributeColumn('postalCode'), liftCnt, townCouncil],
}
