import { z } from 'zod/mini'
import {
  commentMaxCharacters,
  estateAssignMaxRows,
  estateImportJsonMaxBytes,
  estateImportMaxRows,
  estateImportWithinMs,
} from '../../limits'
import { endpoint } from '../endpoint'
import { requiredText, text } from '../input'

const optionalText = z.optional(text(200).check(z.trim()))

function numberBetween(min: number, max: number) {
  const error = `must be a number from ${min} to ${max}`
  return z.optional(z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error })))
}

function wholeNumberBetween(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  return z.optional(z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error })))
}

/** What is known of the building itself, and of the device that watches its lifts; both are stored as they are given. */
const buildingFacts = {
  street: requiredText(200),
  town: optionalText,
  constituency: optionalText,
  ward: optionalText,
  yearCompleted: wholeNumberBetween(1800, 2200),
  maxFloor: wholeNumberBetween(0, 10_000),
  dwellingUnits: wholeNumberBetween(0, 10_000),
  streetCode: optionalText,
  estateMgmtCo: optionalText,
  branchOffice: optionalText,
  pumpMCO: optionalText,
  issInstalledDate: optionalText,
  cdc: optionalText,
  activity: optionalText,
  buildingSegmented: optionalText,
  subDivision1: optionalText,
  subDivision2: optionalText,
}
const deviceFacts = {
  hardware: optionalText,
  softwareVersion: optionalText,
  dataLine: optionalText,
  arsId: optionalText,
  baudRate: optionalText,
  simIp: optionalText,
  lmdIp: optionalText,
  modemVendor: optionalText,
  dvrBrand: optionalText,
  dvrModel: optionalText,
  dvrSerialNo: optionalText,
  dvrIp: optionalText,
  installedDate: optionalText,
  remarks: optionalText,
}
export const buildingFactNames = Object.keys(buildingFacts) as (keyof typeof buildingFacts)[]
export const deviceFactNames = Object.keys(deviceFacts) as (keyof typeof deviceFacts)[]

/** One block of the estate: the columns of an estate CSV file, read (docs/estate-csv.md). */
export const estateBlock = z.object({
  townCode: requiredText(10),
  block: requiredText(20),
  postalCode: optionalText,
  latitude: numberBetween(-90, 90),
  longitude: numberBetween(-180, 180),
  /** New blocks may belong to no council yet. */
  townCouncil: z.optional(text(100).check(z.trim())),
  /** How many lifts the block has; without it, lifts are reckoned from floors and dwellings. */
  lifts: wholeNumberBetween(0, 10_000),
  liftCompany: optionalText,
  lmdVendor: optionalText,
  ...buildingFacts,
  ...deviceFacts,
})
export type EstateBlock = z.infer<typeof estateBlock>

/** Under whose contract a lift is from now on; what is not named stays. Names are those of organisations of the type. */
export const liftContract = z.object({
  /** Its name. */
  lift: requiredText(100),
  townCouncil: optionalText,
  liftCompany: optionalText,
  lmdVendor: optionalText,
  managementAgent: optionalText,
})
export type LiftContract = z.infer<typeof liftContract>

const factValue = z.nullable(z.union([z.string(), z.number()]))

/** One fact of a block that a file says otherwise. */
export const estateChange = z.object({
  building: z.string(),
  /** As `estateBlock` has it. */
  field: z.string(),
  before: factValue,
  after: factValue,
})
export type EstateChange = z.infer<typeof estateChange>

/** The plan has so many changes at most; all of them are counted. */
export const estateChangesShown = 1_000

const estateUpdate = z.object({
  changes: z.array(estateChange),
  changeCnt: z.int(),
  /** Buildings with a change, and those that are as the file says. */
  changed: z.int(),
  unchanged: z.int(),
  /** Blocks of the file that the estate does not have. */
  unknown: z.int(),
  /** Buildings with more lifts in service than the file says: none is taken out by an update. */
  withMoreLifts: z.int(),
  /** Buildings with retired lifts: those are not made again, and a building that has no other is left as it is. */
  withRetiredLifts: z.int(),
})
export type EstateUpdate = z.infer<typeof estateUpdate>

/** Lifts that one call retires or restores: each of them is locked, and has an audit entry of its own. */
export const estateRetireMaxLifts = 500

/** What became of a lift that was named, and of what it had open or planned. */
const retirement = z.object({
  lift: z.string(),
  /** Not where it was so before. */
  isChanged: z.boolean(),
  /** Alarms that were closed by it; those stay closed when the lift comes back. */
  alarms: z.int(),
  /** Switch-offs that were ended or cancelled by it, and maintenance days that were cancelled; or planned again. */
  switchOffs: z.int(),
  maintenanceDays: z.int(),
})
export type Retirement = z.infer<typeof retirement>

const retirements = z.object({ changed: z.int(), unchanged: z.int(), lifts: z.array(retirement) })

/** Lifts by their names. */
const namedLifts = z.array(requiredText(100)).check(z.minLength(1), z.maxLength(estateRetireMaxLifts))

export const estate = {
  import: endpoint('estate.import', {
    method: 'POST',
    path: '/api/estate/import',
    access: { permission: 'organization.write' },
    input: z.object({
      blocks: z.array(estateBlock).check(z.minLength(1), z.maxLength(estateImportMaxRows)),
      isDryRun: z._default(z.boolean(), false),
    }),
    answer: z.object({
      buildings: z.int(),
      lifts: z.int(),
      lmds: z.int(),
      /** Buildings that the estate had already; they are left as they are. */
      buildingsKept: z.int(),
      /** Of these, those that have retired lifts. */
      withRetiredLifts: z.int(),
      organizationsCreated: z.array(z.string()),
    }),
    errors: ['estate-conflict'],
    bodyMaxBytes: estateImportJsonMaxBytes,
    bodyLines: 'blocks',
    bodyWithinMs: estateImportWithinMs,
    isAudited: true,
  }),
  /** Moves lifts to another council, lift company, vendor or agent, all of them or none. Scope, counts and streams follow at once. */
  assign: endpoint('estate.assign', {
    method: 'POST',
    path: '/api/estate/assign',
    access: { permission: 'organization.write' },
    input: z.object({
      contracts: z.array(liftContract).check(z.minLength(1), z.maxLength(estateAssignMaxRows)),
      isDryRun: z._default(z.boolean(), false),
    }),
    answer: z.object({ changed: z.int(), unchanged: z.int() }),
    errors: ['unknown-lift', 'lift-retired', 'unknown-organization'],
    bodyMaxBytes: estateImportJsonMaxBytes,
    bodyLines: 'contracts',
    bodyWithinMs: estateImportWithinMs,
    isAudited: true,
  }),
  /**
   * Changes what a file says otherwise of blocks that there are, all of it or nothing. What it does not say stays; blocks that there
   * are not are counted, and left to an import. Errors: unknown-organization, where it names one that there is not.
   */
  update: endpoint('estate.update', {
    method: 'POST',
    path: '/api/estate/update',
    access: { permission: 'organization.write' },
    input: z.object({
      blocks: z.array(estateBlock).check(z.minLength(1), z.maxLength(estateImportMaxRows)),
      isDryRun: z._default(z.boolean(), false),
    }),
    answer: estateUpdate,
    errors: ['unknown-organization'],
    bodyMaxBytes: estateImportJsonMaxBytes,
    bodyLines: 'blocks',
    bodyWithinMs: estateImportWithinMs,
    isAudited: true,
  }),
  /**
   * Takes lifts out of service for good, all of them or none: they are in no list, count, stream or new report any more, and what their
   * devices still send is refused. What they did stays. What is open of them is closed; a passenger who is trapped, or an open case, is
   * a reason not to. A repeat changes nothing.
   */
  retire: endpoint('estate.retire', {
    method: 'POST',
    path: '/api/estate/retire',
    access: { permission: 'organization.write' },
    input: z.object({
      lifts: namedLifts,
      reason: requiredText(commentMaxCharacters, 'Please enter reason'),
      isDryRun: z._default(z.boolean(), false),
    }),
    answer: retirements,
    errors: ['unknown-lift', 'lift-has-open-trap', 'lift-has-open-cases'],
    isAudited: true,
  }),
  /** Takes that back, of all of them or of none: with what they did, and with what was planned and is still to come. A repeat changes nothing. */
  restore: endpoint('estate.restore', {
    method: 'POST',
    path: '/api/estate/restore',
    access: { permission: 'organization.write' },
    input: z.object({ lifts: namedLifts, isDryRun: z._default(z.boolean(), false) }),
    answer: retirements,
    errors: ['unknown-lift'],
    isAudited: true,
  }),
}
