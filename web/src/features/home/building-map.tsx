import { maps } from '@liftwatch/core/contract/estate/map-tiles'
import type { OutOfServiceBuilding } from '@liftwatch/core/contract/home/home-parts'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useMemo } from 'react'
import { withPosition } from '../../components/map/place'
import { PlaceMap } from '../../components/map/lazy-place-map'
import { useTexts } from '../../texts'
import { BuildingWords, reasonTone } from './building-words'

/** It is a setting of the server. */
const forAsLongAsThePage = { staleTime: Infinity }

/** Buildings with lifts out of service, as far as their positions are known. */
export function BuildingMap({ buildings }: { readonly buildings: readonly OutOfServiceBuilding[] }) {
  const t = useTexts()
  const { data } = useAnswer(maps.tiles, {}, forAsLongAsThePage)
  const places = useMemo(
    () =>
      withPosition(buildings).map(({ id, latitude, longitude, name, address, reason, outOfServiceCnt, liftCnt }) => ({
        id,
        latitude,
        longitude,
        mark: String(outOfServiceCnt),
        tone: reasonTone[reason],
        label: [
          `${name}, ${address}`,
          t(`home.outOfService.reasons.${reason}`),
          t('home.outOfService.lifts', { out: outOfServiceCnt, all: liftCnt }),
        ].join(': '),
      })),
    [buildings, t],
  )
  if (places.length === 0) return null
  if (!data) return <div className="lw-bone map" />
  const aboutPlace = (id: string) => {
    const building = buildings.find(one => one.id === id)
    return building && <BuildingWords building={building} />
  }
  return <PlaceMap label={t('home.outOfService.map')} tiles={data.tiles} places={places} about={aboutPlace} />
}
