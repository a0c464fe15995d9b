import type { SimulatedDevice } from './device'
import type { LiftModel } from './lift-model'

/** A lift whose device is simulated; its fault and its event, by their numbers, are what its telemetry says too. */
export interface SimulatedLift {
  readonly device: SimulatedDevice
  readonly number: string
  readonly model: LiftModel
  fault: number | undefined
  event: number | undefined
}
