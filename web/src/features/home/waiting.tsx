import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { waitingParts } from '@liftwatch/core/domain/home'
import { formatShortInstant } from '@liftwatch/core/text/format'
import { StaleMark, StaleRows } from '../../components/contact/stale-rows'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'
import { WaitingGroup } from './waiting-group'
import { StateLine } from './state-line'

interface WaitingProps {
  readonly summary: HomeSummary
  /** They may have changed without a word. */
  readonly areOld: boolean
}

/** What waits for a person now, the most urgent first. */
export function Waiting({ summary, areOld }: WaitingProps) {
  const t = useTexts()
  const now = useServerMinute()
  return (
    <section className="panel" aria-label={t('home.waiting.title')}>
      <div className="head">
        <h2>{t('home.waiting.title')}</h2>
        <StaleMark />
        <span className="small">{t('home.state.asOf', { at: formatShortInstant(summary.at, now) })}</span>
      </div>
      <StaleRows>
        <StateLine summary={summary} areOld={areOld} />
        {waitingParts.map(part => (
          <WaitingGroup key={part} part={part} summary={summary} />
        ))}
      </StaleRows>
    </section>
  )
}
