import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'

interface EstateColumn {
  readonly field: keyof EstateBlock
  readonly isNumber?: boolean
}

/** The columns of an estate CSV file (docs/estate-csv.md), and the field of a block that each is read into. */
export const estateColumns: ReadonlyMap<string, EstateColumn> = new Map<string, EstateColumn>([
  ['town_code', { field: 'townCode' }],
  ['block', { field: 'block' }],
  ['street', { field: 'street' }],
  ['postal_code', { field: 'postalCode' }],
  ['latitude', { field: 'latitude', isNumber: true }],
  ['longitude', { field: 'longitude', isNumber: true }],
  ['town', { field: 'town' }],
  ['town_council', { field: 'townCouncil' }],
  ['constituency', { field: 'constituency' }],
  ['ward', { field: 'ward' }],
  ['year_completed', { field: 'yearCompleted', isNumber: true }],
  ['max_floor', { field: 'maxFloor', isNumber: true }],
  ['dwelling_units', { field: 'dwellingUnits', isNumber: true }],
  ['lifts', { field: 'lifts', isNumber: true }],
  ['lift_company', { field: 'liftCompany' }],
  ['lmd_vendor', { field: 'lmdVendor' }],
  ['street_code', { field: 'streetCode' }],
  ['estate_mgmt_co', { field: 'estateMgmtCo' }],
  ['branch_office', { field: 'branchOffice' }],
  ['pump_mco', { field: 'pumpMCO' }],
  ['iss_installed_date', { field: 'issInstalledDate' }],
  ['cdc', { field: 'cdc' }],
  ['activity', { field: 'activity' }],
  ['building_segmented', { field: 'buildingSegmented' }],
  ['sub_division_1', { field: 'subDivision1' }],
  ['sub_division_2', { field: 'subDivision2' }],
  ['lmd_hardware', { field: 'hardware' }],
  ['lmd_software_version', { field: 'softwareVersion' }],
  ['lmd_data_line', { field: 'dataLine' }],
  ['lmd_ars_id', { field: 'arsId' }],
  ['lmd_baud_rate', { field: 'baudRate' }],
  ['lmd_sim_ip', { field: 'simIp' }],
  ['lmd_ip', { field: 'lmdIp' }],
  ['lmd_modem_vendor', { field: 'modemVendor' }],
  ['lmd_installed_date', { field: 'installedDate' }],
  ['lmd_remarks', { field: 'remarks' }],
  ['dvr_brand', { field: 'dvrBrand' }],
  ['dvr_model', { field: 'dvrModel' }],
  ['dvr_serial_no', { field: 'dvrSerialNo' }],
  ['dvr_ip', { field: 'dvrIp' }],
])

/** Without these there is no block to speak of. */
export const requiredColumns = ['town_code', 'block', 'street'] as const
