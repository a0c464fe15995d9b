import { z } from 'zod/mini'
import { id } from '../input'

const known = z.nullable(z.string())

/** The lift that a report's row is about, and whom it concerns; what no one has entered is null. */
export const reportedLift = z.object({
  liftId: id,
  liftName: z.string(),
  /** Whole years that it had been running at the end of the period. */
  liftAgeYears: z.nullable(z.int()),
  /** The same in English words. */
  liftAgeFormat: known,
  liftCompany: known,
  townCouncil: known,
  /** The electoral division that it is in. */
  buildingWard: known,
  buildingAddress: z.string(),
  lmdAddress: known,
})
export type ReportedLift = z.infer<typeof reportedLift>
