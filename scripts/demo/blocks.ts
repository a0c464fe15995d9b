import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { createRandom, type Random } from './random'

interface Town {
  readonly code: string
  readonly name: string
  readonly wards: readonly string[]
  readonly streets: readonly string[]
}

const towns: readonly Town[] = [
  {
    code: 'AGS',
    name: 'Angsana',
    wards: ['Angsana Central', 'Angsana North'],
    streets: ['ANGSANA AVE 1', 'ANGSANA AVE 3', 'ANGSANA ST 21', 'BUKIT LAKE RD'],
  },
  {
    code: 'MRT',
    name: 'Meranti',
    wards: ['Meranti East', 'Meranti West'],
    streets: ['MERANTI AVE 2', 'MERANTI DR', 'MERANTI ST 11', 'PASIR HILL AVE 4'],
  },
  {
    code: 'TBS',
    name: 'Tembusu',
    wards: ['Tembusu', 'Tembusu Harbour'],
    streets: ['TEMBUSU RD', 'TEMBUSU AVE 5', 'HARBOUR ST 31', 'HARBOUR LINK'],
  },
]

export const demoLiftCompanies = ['Ascendo Lifts', 'Verticale Elevators'] as const
export const demoVendors = ['Sensorica Devices'] as const
export const demoAgents = ['Evergreen Estate Management', 'Lion City Estates'] as const
export const demoCouncils = towns.map(town => `${town.name} Town Council`)

/** About 600 lifts: so many blocks in each town, some two to four lifts in each. */
const blocksPerTown = 70
const seed = 20_251_120

function buildingFacts(town: Town, streetIndex: number, random: Random) {
  return {
    streetCode: `${town.code}${String(streetIndex + 1).padStart(3, '0')}`,
    estateMgmtCo: random.pick(demoAgents),
    branchOffice: `${town.name} Branch`,
    pumpMCO: random.pick(['Aquaflow Pumps', 'Peninsula Pumps']),
    issInstalledDate: `${random.whole(2008, 2021)}-${String(random.whole(1, 12)).padStart(2, '0')}-15`,
    cdc: `${town.name} CDC`,
    activity: 'Residential',
    buildingSegmented: random.chance(0.1) ? 'Yes' : 'No',
    subDivision1: `${town.name} ${random.pick(['A', 'B'])}`,
    subDivision2: `Zone ${random.whole(1, 6)}`,
  }
}

function deviceFacts(index: number, random: Random) {
  return {
    hardware: random.pick(['SD-400', 'SD-410']),
    softwareVersion: random.pick(['3.8.2', '3.9.0', '3.9.1']),
    dataLine: random.pick(['4G', 'Fibre']),
    arsId: String(70_000 + index),
    baudRate: '115200',
    simIp: `10.20.${random.whole(0, 9)}.${index + 1}`,
    lmdIp: `10.30.${random.whole(0, 9)}.${index + 1}`,
    modemVendor: random.pick(['Telmar', 'Quintel']),
    dvrBrand: 'Vistacam',
    dvrModel: random.pick(['V4', 'V8']),
    dvrSerialNo: `VC${random.whole(100_000, 999_999)}`,
    dvrIp: `10.40.${random.whole(0, 9)}.${index + 1}`,
    installedDate: `${random.whole(2015, 2023)}-06-01`,
    remarks: random.chance(0.1) ? 'Antenna moved to the roof' : undefined,
  }
}

function blockOf(town: Town, index: number, random: Random): EstateBlock {
  const streetIndex = index % town.streets.length
  const maxFloor = random.whole(9, 30)
  return {
    townCode: town.code,
    town: town.name,
    townCouncil: `${town.name} Town Council`,
    block: String(101 + index),
    street: town.streets[streetIndex]!,
    postalCode: String(towns.indexOf(town) * 100_000 + 410_000 + index),
    latitude: 1.35 + random.between(-0.05, 0.05),
    longitude: 103.82 + random.between(-0.12, 0.12),
    ward: town.wards[streetIndex % town.wards.length]!,
    constituency: town.name,
    yearCompleted: random.whole(1978, 2019),
    maxFloor,
    dwellingUnits: maxFloor * random.whole(4, 9),
    lifts: random.whole(2, 4),
    liftCompany: demoLiftCompanies[streetIndex % demoLiftCompanies.length]!,
    lmdVendor: demoVendors[0],
    ...buildingFacts(town, streetIndex, random),
    ...deviceFacts(index, random),
  }
}

/** The demo estate's blocks: towns and companies that do not exist, the same ones each time. */
export function demoBlocks(): EstateBlock[] {
  const random = createRandom(seed)
  return towns.flatMap(town => Array.from({ length: blocksPerTown }, (_, index) => blockOf(town, index, random)))
}
