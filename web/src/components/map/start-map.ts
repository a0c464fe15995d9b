import type { MapTiles } from '@liftwatch/core/contract/estate/map-tiles'
import { control, latLngBounds, map, popup, tileLayer, type Map as LeafletMap } from 'leaflet'
import { createPins } from './pins'
import type { Place } from './place'

/** No closer than this to a single place: its street is still to be seen (specification 2 section 9). */
export const streetZoom = 17
/** So close where one looks for a place (specification 2 section 9). */
export const townZoom = 12
const paddingPx = 32

interface MapOptions {
  readonly tiles: MapTiles
  readonly zoomIn: string
  readonly zoomOut: string
  /** Called with the place whose pin was chosen; undefined once its words are closed. */
  readonly opened: (id: string | undefined) => void
  /** Called with whether tiles could not be loaded. */
  readonly failed: (hasFailed: boolean) => void
}

export interface ShownMap {
  /** Where what is said of the chosen place is drawn. */
  readonly words: HTMLElement
  readonly show: (places: readonly Place[]) => void
  /** Moves to these places, no closer than that. */
  readonly lookAt: (places: readonly Place[], closest: number) => void
  /** Makes the words' frame as large as they are now, and gives them the focus if their pin had it. */
  readonly fitWords: () => void
  readonly closeWords: () => void
  readonly end: () => void
}

function attributionOf(tiles: NonNullable<MapTiles>): string {
  const said = document.createElement(tiles.attribution?.url ? 'a' : 'span')
  said.textContent = tiles.attribution?.text ?? ''
  if (tiles.attribution?.url) said.setAttribute('href', tiles.attribution.url)
  return said.outerHTML
}

function addTiles(shown: LeafletMap, tiles: NonNullable<MapTiles>, failed: MapOptions['failed']): void {
  tileLayer(tiles.url, {
    attribution: attributionOf(tiles),
    // Servers of tiles want to know which site asks; they are given no more than that.
    referrerPolicy: 'origin',
    maxZoom: 19,
  })
    .on('tileerror', () => failed(true))
    .on('tileload', () => failed(false))
    .addTo(shown)
}

/** Puts a map into a box of the page. */
export function startMap(box: HTMLElement, { tiles, zoomIn, zoomOut, opened, failed }: MapOptions): ShownMap {
  const words = document.createElement('div')
  const shown = map(box, { zoomControl: false, attributionControl: false, fadeAnimation: false, zoomAnimation: false })
  control.attribution({ prefix: false }).addTo(shown)
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(shown)
  if (tiles) addTiles(shown, tiles, failed)
  const frame = popup({ closeButton: false, autoPanPadding: [paddingPx, paddingPx] }).setContent(words)
  let pin: HTMLElement | undefined
  let isByKey = false
  const pins = createPins(shown, (id, at, isChosenByKey) => {
    pin = at.getElement()
    isByKey = isChosenByKey
    opened(id)
    // Bound to no pin: one that is made again meanwhile would take its words along.
    frame.setLatLng(at.getLatLng()).openOn(shown)
  })
  shown.on('popupclose', () => opened(undefined))
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    if (words.contains(document.activeElement)) pin?.focus()
    shown.closePopup()
  })
  let isPlaced = false
  let hasEnded = false
  function lookAt(places: readonly Place[], closest: number): void {
    if (hasEnded || places.length === 0) return
    isPlaced = true
    const all = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    shown.fitBounds(all, { maxZoom: closest, padding: [paddingPx, paddingPx] })
  }
  return {
    words,
    lookAt,
    show(places) {
      // The page may say it once more to a map that it has just replaced by one in another language.
      if (hasEnded) return
      if (!isPlaced) lookAt(places, streetZoom)
      pins.show(places)
    },
    fitWords() {
      frame.update()
      if (isByKey) words.querySelector<HTMLElement>('a, button')?.focus()
    },
    closeWords() {
      shown.closePopup()
    },
    end() {
      hasEnded = true
      pins.end()
      shown.remove()
    },
  }
}
