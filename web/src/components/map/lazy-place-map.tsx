import { chakra } from '@chakra-ui/react'
import { lazyPart } from '../page/lazy-part'
import type { PlaceMapProps } from './place-map'

function MapBone() {
  return <chakra.div className="lw-bone" h="24rem" aria-busy />
}

/** The map and what draws it, loaded when there is something to be shown on it. */
export const PlaceMap = lazyPart<PlaceMapProps>(async () => (await import('./place-map')).PlaceMap, MapBone)
