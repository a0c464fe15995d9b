import { z } from 'zod/mini'
import { id, instant } from '../input'

/** A device that is silent. */
export const silentLmd = z.object({
  id,
  name: z.string(),
  clientId: z.string(),
  /** Where it is; null for a device that no building is known of. */
  address: z.nullable(z.string()),
  liftCnt: z.int(),
  lastOnlineTs: z.nullable(instant),
})
export type SilentLmd = z.infer<typeof silentLmd>

/** A planned switch-off on delay. */
export const delayedSwitchOff = z.object({
  id,
  liftId: id,
  liftName: z.string(),
  address: z.string(),
  offAt: instant,
  /** When it should have run again. */
  onAt: instant,
  report: z.string(),
  tel: z.nullable(z.string()),
})
export type DelayedSwitchOff = z.infer<typeof delayedSwitchOff>

/** What is open in one town council's lifts, or in those of one lift company; null for what the caller may not read. */
export const openOfPlace = z.object({
  id,
  name: z.string(),
  liftFaultCnt: z.nullable(z.int()),
  passengerTrapCnt: z.nullable(z.int()),
})
export type OpenOfPlace = z.infer<typeof openOfPlace>

/** Why a lift is out of service, the gravest first. */
export const outOfServiceReason = z.enum(['TRAP', 'URGENT', 'BREAKDOWN', 'SWITCH_OFF'])
export type OutOfServiceReason = z.infer<typeof outOfServiceReason>

/** A building with lifts out of service. */
export const outOfServiceBuilding = z.object({
  id,
  name: z.string(),
  address: z.string(),
  postalCode: z.nullable(z.string()),
  /** Degrees; null where no one has entered them. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  liftCnt: z.int(),
  outOfServiceCnt: z.int(),
  /** The gravest of its lifts' reasons. */
  reason: outOfServiceReason,
})
export type OutOfServiceBuilding = z.infer<typeof outOfServiceBuilding>
