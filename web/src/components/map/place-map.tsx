import 'leaflet/dist/leaflet.css'
import { chakra } from '@chakra-ui/react'
import type { MapTiles } from '@liftwatch/core/contract/estate/map-tiles'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../texts'
import { mapStyle } from './map-style'
import type { Place } from './place'
import { startMap, streetZoom, townZoom, type ShownMap } from './start-map'

export interface PlaceMapProps {
  readonly label: string
  readonly tiles: MapTiles
  readonly places: readonly Place[]
  /** What is said of a place once its pin is chosen. */
  readonly about: (id: string) => ReactNode
  /** Where one looks for a place: all that were found are shown, or the chosen one from near. */
  readonly sought?: { readonly chosen: string | undefined } | undefined
}

/** Places on a map, or on a plain ground where there are no tiles. It shows all of them at first; then its reader moves it. */
export function PlaceMap({ label, tiles, places, about, sought }: PlaceMapProps) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ShownMap>()
  const [opened, setOpened] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const zoomIn = t('estate.map.zoomIn')
  const zoomOut = t('estate.map.zoomOut')

  useEffect(() => {
    const started = startMap(box.current!, { tiles, zoomIn, zoomOut, opened: setOpened, failed: setFailed })
    setShown(started)
    return () => {
      setShown(undefined)
      setOpened(undefined)
      started.end()
    }
  }, [tiles, zoomIn, zoomOut])
  const found = sought && JSON.stringify([sought.chosen, places.map(({ id }) => id)])
  const look = useEffectEvent((at: ShownMap) => {
    const chosen = places.filter(({ id }) => id === sought?.chosen)
    if (chosen.length > 0) at.lookAt(chosen, streetZoom)
    else at.lookAt(places, townZoom)
  })
  // What changes at a place moves nothing: its reader may be looking elsewhere.
  useEffect(() => {
    if (shown && found !== undefined) look(shown)
  }, [shown, found])
  // After that: where one looks for a place, what is shown first is for that to say.
  useEffect(() => shown?.show(places), [shown, places])
  useEffect(() => {
    if (opened !== undefined) shown?.fitWords()
  }, [shown, opened])
  const isGone = opened !== undefined && !places.some(({ id }) => id === opened)
  useEffect(() => {
    if (isGone) shown?.closeWords()
  }, [shown, isGone])

  return (
    <chakra.div css={mapStyle}>
      <div ref={box} role="region" aria-label={label} />
      {hasFailed && (
        <chakra.p pos="absolute" top="2" insetEnd="2" zIndex="docked" px="2" bg="warning.subtle" color="warning.fg">
          {t('estate.map.tilesFailed')}
        </chakra.p>
      )}
      {shown && opened !== undefined && createPortal(about(opened), shown.words)}
    </chakra.div>
  )
}
