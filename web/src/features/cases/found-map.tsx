import { Button, chakra } from '@chakra-ui/react'
import type { BuildingSnapshot } from '@liftwatch/core/contract/estate/building-snapshots'
import type { Building } from '@liftwatch/core/contract/estate/buildings'
import { maps } from '@liftwatch/core/contract/estate/map-tiles'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { severityTone, type Tone } from '@liftwatch/core/tones'
import { useMemo } from 'react'
import { PlaceMap } from '../../components/map/lazy-place-map'
import { withPosition } from '../../components/map/place'
import { useTexts } from '../../texts'

type Found = Building & Partial<Pick<BuildingSnapshot, 'gravestAlarm'>>

/** It is a setting of the server. */
const forAsLongAsThePage = { staleTime: Infinity }

function toneOf({ gravestAlarm }: Found): Tone {
  if (!gravestAlarm) return 'info'
  const { type, severity } = gravestAlarm
  if (type === 'PASSENGER_TRAP') return 'critical'
  return severity === null ? 'muted' : severityTone[severity]
}

interface FoundMapProps {
  readonly found: readonly Found[]
  readonly chosen: string | undefined
  /** Where one can be chosen. */
  readonly choose?: (id: string) => void
}

/** Buildings on a map, each with its gravest open alarm; those without a position are listed in words. */
export function FoundMap({ found, chosen, choose }: FoundMapProps) {
  const t = useTexts()
  const { data } = useAnswer(maps.tiles, {}, forAsLongAsThePage)
  const places = useMemo(
    () =>
      withPosition(found).map(building => {
        const { id, latitude, longitude, name, attribute, gravestAlarm } = building
        const alarm = gravestAlarm && t(`cases.alarmTypes.${gravestAlarm.type}`)
        return {
          id,
          latitude,
          longitude,
          mark: gravestAlarm ? '!' : '',
          tone: toneOf(building),
          label: [`${name}, ${attribute.address}`, alarm].filter(Boolean).join(': '),
        }
      }),
    [found, t],
  )
  const unplaced = found.filter(({ latitude, longitude }) => latitude === null || longitude === null)
  const about = (id: string) => {
    const building = found.find(one => one.id === id)
    return (
      building && (
        <>
          <chakra.div>{`${building.name}, ${building.attribute.address}`}</chakra.div>
          {choose && (
            <Button size="xs" onClick={() => choose(id)}>
              {t('cases.search.select')}
            </Button>
          )}
        </>
      )
    )
  }
  return (
    <div>
      {places.length > 0 && data && (
        <PlaceMap
          label={t('cases.building.map')}
          tiles={data.tiles}
          places={places}
          about={about}
          sought={{ chosen }}
        />
      )}
      {unplaced.length > 0 && (
        <chakra.p mt="2" color="fg.muted">
          {t('cases.search.noPosition', { names: unplaced.map(({ name }) => name).join(', ') })}
        </chakra.p>
      )}
    </div>
  )
}
