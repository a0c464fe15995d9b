import type { CaseLift } from '@liftwatch/core/contract/alarms/case-lifts'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { buildingSnapshots, type BuildingSnapshot } from '@liftwatch/core/contract/estate/building-snapshots'
import { buildings, type Building } from '@liftwatch/core/contract/estate/buildings'
import { lifts } from '@liftwatch/core/contract/estate/lifts'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { createContext, useContext, useState } from 'react'

export const searchModes = ['block', 'postcode'] as const
type SearchMode = (typeof searchModes)[number]

/** An alarm of the lift that a new case is about; none where both are missing. */
interface AboutAlarm {
  readonly liftFaultId?: string | undefined
  readonly passengerTrapId?: string | undefined
}

interface Sought {
  readonly mode: SearchMode
  readonly text: string
  readonly buildingId: string | undefined
  /** The lift that the form has, by which its building is known. */
  readonly liftId: string | undefined
}

/** What is known before one looks for anything. */
interface Known {
  readonly buildingId: string | undefined
  readonly liftId: string | undefined
  readonly about: AboutAlarm
}

interface SoughtPlace {
  readonly mode: SearchMode
  /** Clears what was found and chosen. */
  readonly setMode: (mode: SearchMode) => void
  readonly text: string
  readonly search: (text: string) => void
  /** Undefined while nothing is looked for, or they are loading. */
  readonly found: readonly BuildingSnapshot[] | undefined
  readonly building: Building | undefined
  readonly buildingId: string | undefined
  readonly chooseBuilding: (id: string | undefined) => void
  /** The lifts of the chosen building, as they are now. */
  readonly lifts: readonly CaseLift[] | undefined
  readonly liftId: string | undefined
  /** Learns which lift the form has: its reader has chosen it, or a draft is back. */
  readonly follow: (liftId: string | undefined) => void
  readonly about: AboutAlarm
  readonly setAbout: (about: AboutAlarm) => void
}

function snapshotInput({ mode, text }: Sought) {
  const sought = text.trim()
  if (sought === '') return undefined
  return mode === 'block' ? { address: sought } : { postcode: sought }
}

/** Where a new case is: looked for by block or by postcode, or known by its lift. */
export function useSoughtPlace(start: Known): SoughtPlace {
  const permissions = usePermissions()
  const { buildingId: startBuildingId, liftId: startLiftId } = start
  const [sought, setSought] = useState<Sought>({
    mode: 'block',
    text: '',
    buildingId: startBuildingId,
    liftId: startLiftId,
  })
  const [about, setAbout] = useState(start.about)
  const { mode, text, liftId } = sought
  const found = useAnswer(buildingSnapshots.list, snapshotInput(sought)).data
  const mayReadLift = isPermitted(lifts.detail, permissions)
  const isByLift = liftId !== undefined && sought.buildingId === undefined
  const lift = useAnswer(lifts.detail, isByLift && mayReadLift ? { id: liftId } : undefined).data
  const buildingId = sought.buildingId ?? (isByLift ? lift?.building.id : undefined)
  const snapshot = found?.find(({ id }) => id === buildingId)
  const mayReadBuilding = isPermitted(buildings.detail, permissions)
  const isUnknown = buildingId !== undefined && !snapshot
  const read = useAnswer(buildings.detail, isUnknown && mayReadBuilding ? { id: buildingId } : undefined).data
  // By its postcode it comes with the gravest of its alarms.
  const postcode = isUnknown ? read?.attribute.postalCode : undefined
  const near = useAnswer(buildingSnapshots.list, postcode ? { postcode } : undefined).data
  const own = near?.find(({ id }) => id === buildingId)
  return {
    mode,
    setMode(next) {
      setSought({ mode: next, text: '', buildingId: undefined, liftId: undefined })
      setAbout({})
    },
    text,
    search: typed => setSought(now => ({ ...now, text: typed })),
    found,
    building: snapshot ?? own ?? read,
    buildingId,
    chooseBuilding(id) {
      setSought(now => ({ ...now, buildingId: id, liftId: undefined }))
      setAbout({})
    },
    lifts: useAnswer(complaints.liftStatus, buildingId === undefined ? undefined : { buildingId }).data,
    liftId,
    follow(id) {
      // The lifts that are offered are in the building that is shown.
      if (id !== liftId) setSought(now => ({ ...now, liftId: id, buildingId: now.buildingId ?? buildingId }))
    },
    about,
    setAbout,
  }
}

const PlaceContext = createContext<SoughtPlace | undefined>(undefined)

export const SoughtPlaceProvider = PlaceContext.Provider

export function usePlace(): SoughtPlace {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('SoughtPlaceProvider is missing')
  return place
}
