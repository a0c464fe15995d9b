import { useState, useSyncExternalStore } from 'react'
import { phone } from '../media'
import { rowsMax } from './lane-shape'

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const windowHeight = () => window.innerHeight

interface LaneRoom {
  readonly now: number
  /** As many as it could have. */
  readonly most: number
}

/**
 * How many rows the lane has. That is settled when a screen is shown, and holds until its reader goes
 * elsewhere, changes the window or opens the lane: nothing that is being read moves because another passenger is trapped or freed.
 * @param place changes where the reader does something that settles it again
 * @param number of open traps, as far as is known
 */
export function useLaneRoom(place: string, number: number): LaneRoom {
  const isPhone = phone.use()
  const height = useSyncExternalStore(subscribe, windowHeight)
  const key = `${place} ${height} ${isPhone}`
  const most = Math.min(number, rowsMax({ height, isPhone }))
  const wanted = Math.max(most, isPhone ? 0 : 1)
  const [settled, settle] = useState({ key, room: wanted })
  if (settled.key !== key) settle({ key, room: wanted })
  return { now: settled.key === key ? settled.room : wanted, most }
}
