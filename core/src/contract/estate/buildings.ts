import { z } from 'zod/mini'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { buildingSearchInput, id, idInput, pageInput, pageOf, sortInput, text } from '../input'
import { liftRow } from './lifts'

const known = z.nullable(z.string())

/** Specification 1 sections 2 and 3; what no one has entered is null. */
export const buildingAttribute = z.object({
  address: z.string(),
  estateMgmtCo: known,
  /** The town's code, as in the building's name. */
  tc: z.string(),
  blk: z.string(),
  pumpMCO: known,
  postalCode: known,
  streetCode: known,
  branchOffice: known,
  /** YYYY-MM-DD. */
  issInstalledDate: known,
  cdc: known,
  activity: known,
  constituency: known,
  buildingSegmented: known,
  ward: known,
  subDivision1: known,
  subDivision2: known,
})

export const building = z.object({
  id,
  name: z.string(),
  townCouncil: known,
  managementAgent: known,
  attribute: buildingAttribute,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  liftCnt: z.int(),
})
export type Building = z.infer<typeof building>

export const buildingFilter = z.extend(buildingSearchInput, {
  postalCode: z.optional(text(20)),
  ward: z.optional(text(100)),
})
export type BuildingFilter = z.input<typeof buildingFilter>

const sort = z._default(sortInput(['name']), 'name,ASC')
const readable = { permission: 'building' } as const

export const buildings = {
  page: endpoint('buildings.page', {
    method: 'GET',
    path: '/api/building/page',
    access: readable,
    input: z.extend(buildingFilter, { ...pageInput.shape, sort }),
    answer: pageOf(building),
  }),
  export: endpoint('buildings.export', {
    method: 'GET',
    path: '/api/building/export',
    access: readable,
    input: z.extend(buildingFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  detail: endpoint('buildings.detail', {
    method: 'GET',
    path: '/api/building/{id}',
    access: readable,
    input: idInput,
    answer: building,
    errors: ['not-found'],
  }),
  lifts: endpoint('buildings.lifts', {
    method: 'GET',
    path: '/api/building/{id}/lift/page',
    access: readable,
    input: z.extend(idInput, { ...pageInput.shape, sort }),
    answer: pageOf(liftRow),
    errors: ['not-found'],
  }),
  exportLifts: endpoint('buildings.exportLifts', {
    method: 'GET',
    path: '/api/building/{id}/lift/export',
    access: readable,
    input: z.extend(idInput, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
    errors: ['not-found'],
  }),
}
