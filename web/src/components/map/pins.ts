import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet'
import type { Place } from './place'

const pinPx = 28
/** So many pins are made between two frames: hundreds at once would hold the page up. */
const pinsAtOnce = 20

function iconOf({ mark, tone }: Place) {
  const pin = document.createElement('span')
  pin.className = 'pin'
  pin.dataset['tone'] = tone
  pin.textContent = mark
  return divIcon({ html: pin, className: '', iconSize: [pinPx, pinPx] })
}

/** What of a place its pin shows. */
function looksOf({ latitude, longitude, label, mark, tone }: Place): string {
  return JSON.stringify([latitude, longitude, label, mark, tone])
}

interface Pin {
  readonly at: Marker
  readonly looks: string
}

/**
 * The pins of a map: those of places that have changed are made again, all others stay, with the focus that they may have.
 * @param opened called with the id of a place whose pin was clicked, or chosen by a key
 */
export function createPins(of: LeafletMap, opened: (id: string, at: Marker, isByKey: boolean) => void) {
  const layer = layerGroup().addTo(of)
  const pins = new Map<string, Pin>()
  let due: Place[] = []
  let frame: number | undefined

  function add(place: Place): void {
    const at = marker([place.latitude, place.longitude], { icon: iconOf(place), title: place.label, keyboard: true })
    at.on('click', () => opened(place.id, at, false))
    layer.addLayer(at)
    const button = at.getElement()!
    button.setAttribute('aria-label', place.label)
    button.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      // Enter would go on to what gets the focus next, and a space would scroll.
      event.preventDefault()
      opened(place.id, at, true)
    })
    pins.set(place.id, { at, looks: looksOf(place) })
  }

  function remove(id: string): void {
    const pin = pins.get(id)
    if (pin) layer.removeLayer(pin.at)
    pins.delete(id)
  }

  function addSome(): void {
    for (const place of due.splice(0, pinsAtOnce)) add(place)
    frame = due.length > 0 ? requestAnimationFrame(addSome) : undefined
  }

  return {
    show(places: readonly Place[]): void {
      const looks = new Map(places.map(place => [place.id, looksOf(place)]))
      for (const [id, pin] of pins) if (looks.get(id) !== pin.looks) remove(id)
      due = places.filter(({ id }) => !pins.has(id))
      frame ??= requestAnimationFrame(addSome)
    },
    end(): void {
      if (frame !== undefined) cancelAnimationFrame(frame)
    },
  }
}
