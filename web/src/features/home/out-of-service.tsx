import { home } from '@liftwatch/core/contract/home/home'
import type { OutOfServiceBuilding } from '@liftwatch/core/contract/home/home-parts'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { homeLists } from '@liftwatch/core/views/home/home-lists'
import { ListLink } from '../../app/list-link'
import { LoadError } from '../../components/contact/load-error'
import { StaleMark, StaleRows } from '../../components/contact/stale-rows'
import { useTexts } from '../../texts'
import { BuildingMap } from './building-map'
import { BuildingWords } from './building-words'

/** Which lifts are out of service now, by their buildings: on a map, and in words. */
export function OutOfService() {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(home.outOfService, {})
  return (
    <section className="panel wide" aria-label={t('home.outOfService.title')} aria-busy={data === undefined && !error}>
      <div className="head">
        <h2>
          <ListLink list={homeLists.lifts.outOfService}>{t('home.outOfService.title')}</ListLink>
        </h2>
        <StaleMark />
        {data && <span className="muted">{t('home.outOfService.buildings', { number: data.buildingCnt })}</span>}
      </div>
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <StaleRows>
        {data?.buildingCnt === 0 && <p className="words">{t('home.outOfService.none')}</p>}
        {data && data.buildingCnt > 0 && (
          <div className="places">
            <BuildingMap buildings={data.buildings} />
            <BuildingList buildings={data.buildings} more={data.buildingCnt - data.buildings.length} />
          </div>
        )}
      </StaleRows>
    </section>
  )
}

interface BuildingListProps {
  readonly buildings: readonly OutOfServiceBuilding[]
  /** How many there are besides. */
  readonly more: number
}

function BuildingList({ buildings, more }: BuildingListProps) {
  const t = useTexts()
  const title = t('home.outOfService.list')
  return (
    <div className="place-list" role="region" aria-label={title} tabIndex={0}>
      <ul aria-label={title}>
        {buildings.map(building => (
          <li key={building.id}>
            <BuildingWords building={building} />
            {building.latitude === null && <div className="small">{t('estate.map.noPosition')}</div>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small">{t('home.waiting.more', { number: more })}</p>}
    </div>
  )
}
