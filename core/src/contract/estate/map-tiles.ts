import { z } from 'zod/mini'
import { endpoint } from '../endpoint'

/** Where maps take their pictures from (decisions.md section 11). */
export const mapTiles = z.nullable(
  z.object({
    /** With `{z}`, `{x}` and `{y}` for the place. */
    url: z.string(),
    /** Whose map it is, as its licence asks for; null where no one has entered it. */
    attribution: z.nullable(z.object({ text: z.string(), url: z.nullable(z.string()) })),
  }),
)
export type MapTiles = z.infer<typeof mapTiles>

export const maps = {
  /** The pictures that maps are drawn on; null where they have none, and show places on a plain ground. */
  tiles: endpoint('maps.tiles', {
    method: 'GET',
    path: '/api/map/tiles',
    access: 'member',
    input: z.object({}),
    answer: z.object({ tiles: mapTiles }),
  }),
}
