import { maps, type MapTiles } from '@liftwatch/core/contract/estate/map-tiles'
import { route, type Route } from '../http/route'

export function mapRoutes({ mapTiles: tiles }: { readonly mapTiles: MapTiles }): Route[] {
  return [route(maps.tiles, () => Promise.resolve({ tiles }))]
}
