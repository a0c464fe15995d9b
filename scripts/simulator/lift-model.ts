import { eventCode } from '@liftwatch/core/domain/event-codes'
import type { Random } from '../demo/random'

const floors = 16

/** A lift that goes up and down: what its device would measure. */
export interface LiftModel {
  readonly values: (
    faultNumber: number | undefined,
    eventNumber: number | undefined,
  ) => Record<string, boolean | number | string>
  readonly move: () => void
}

export function createLiftModel(random: Random): LiftModel {
  let floor = random.whole(1, floors)
  let target = floor
  let runs = random.whole(10_000, 900_000)
  return {
    move() {
      if (floor === target && random.chance(0.35)) {
        target = random.whole(1, floors)
        runs++
      }
      floor += Math.sign(target - floor) * Math.min(3, Math.abs(target - floor))
    },
    values(faultNumber, eventNumber) {
      const event = eventNumber === undefined ? undefined : eventCode(eventNumber)
      const isMoving = floor !== target && faultNumber === undefined
      return {
        floor,
        direction: isMoving ? (target > floor ? 'UP' : 'DOWN') : 'IDLE',
        door: isMoving ? 'CLOSED' : random.pick(['CLOSED', 'OPEN']),
        speed: isMoving ? Number(random.between(0.8, 1.6).toFixed(2)) : 0,
        load: isMoving ? random.whole(0, 480) : 0,
        runs,
        motorTemperature: Number(random.between(34, 52).toFixed(1)),
        roomTemperature: Number(random.between(27, 33).toFixed(1)),
        vibration: Number(random.between(2, isMoving ? 14 : 4).toFixed(1)),
        voltage: Number(random.between(396, 404).toFixed(0)),
        LB: faultNumber !== undefined,
        LJ: faultNumber === 7,
        RO: event === 'RO',
        PSF: faultNumber === 16 || event === 'PSF',
        LM: event === 'LM',
        MOF: event === 'MOF',
        ARDI: event === 'ARDI',
        CF: event === 'CF',
        LMDC: faultNumber === 24 || event === 'LMDC',
      }
    },
  }
}
