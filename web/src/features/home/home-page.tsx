import './home.css'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { home, type HomeSummary } from '@liftwatch/core/contract/home/home'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'
import { Cards } from './cards'
import { HomeSkeleton } from './home-skeleton'
import { OutOfService, Trends } from './later-parts'
import { OneByOne } from './one-by-one'
import { Recent } from './recent'
import { useAreOld } from './use-are-old'
import { Waiting } from './waiting'

/** Where people arrive: what waits for them first, then how the estate is (specification 2 section 2). */
export function HomePage() {
  const t = useTexts()
  const { data: summary, error, refetch } = useAnswer(home.summary, {})
  const areOld = useAreOld(summary?.at, error !== null)
  return (
    <div className="lw-home">
      {error && (
        <div className="wide">
          <LoadError
            title={t('list.loadFailed')}
            error={error}
            retry={() => void refetch()}
            hasData={summary !== undefined}
          />
        </div>
      )}
      {summary && <Known summary={summary} areOld={areOld} />}
      {!summary && !error && <HomeSkeleton />}
    </div>
  )
}

interface KnownProps {
  readonly summary: HomeSummary
  /** They may have changed without a word. */
  readonly areOld: boolean
}

/** What waits at once, and all else one after the other: drawn together they would hold a slow machine up. */
function Known({ summary, areOld }: KnownProps) {
  const canSeePlaces = isPermitted(home.outOfService, usePermissions())
  return (
    <OneByOne>
      <Waiting summary={summary} areOld={areOld} />
      <Cards summary={summary} areOld={areOld} />
      <Recent />
      <Trends />
      {canSeePlaces && <OutOfService />}
    </OneByOne>
  )
}
