import type { MapTiles } from '@liftwatch/core/contract/estate/map-tiles'
import { z } from 'zod'

const usualUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
/** OpenStreetMap's licence asks for its name and a link wherever its map is shown. */
const usualAttribution = { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' }

const example = 'https://tiles.example/{z}/{x}/{y}.png'

/** Whether it is the address of tiles: three placeholders and no other, none of them in the host, which the security policy names. */
function isTilesUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host } = new URL(text)
  const placeholders = text.match(/\{[^}]*\}/g) ?? []
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    !host.includes('{') &&
    placeholders.toSorted().join('') === '{x}{y}{z}'
  )
}

/** The setting; empty, unlike any other, means that there are none. */
export const tilesSetting = z
  .string()
  .refine(text => text === '' || isTilesUrl(text), { error: `must be empty, or an address such as ${example}` })
  .default(usualUrl)

/** What maps are drawn on. `attribution` is said beside them where they are not OpenStreetMap's own. */
export function mapTilesOf(url: string, attribution: string | undefined): MapTiles {
  if (url === '') return null
  if (attribution !== undefined) return { url, attribution: { text: attribution, url: null } }
  return { url, attribution: url === usualUrl ? usualAttribution : null }
}

/** The one other place from which the console may load pictures. */
export function tileOrigins(tiles: MapTiles): string[] {
  return tiles ? [new URL(tiles.url).origin] : []
}
