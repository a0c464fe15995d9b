import { lazyPart } from '../page/lazy-part'
import type { PlaceMapProps } from './place-map'

function MapBone() {
  return <div className="lw-bone" style={{ height: '24rem' }} aria-busy />
}

/** The map and what draws it, loaded when there is something to be shown on it. */
export const PlaceMap = lazyPart<PlaceMapProps>(async () => (await import('./place-map')).PlaceMap, MapBone)
