import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { formatShortInstant } from '@liftwatch/core/text/format'
import { StaleMark, StaleRows } from '../../components/contact/stale-rows'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'
import { CaseRow, DeviceRow, FaultRow, SwitchOffRow, TrapRow } from './waiting-rows'
import { WaitingGroup } from './waiting-group'
import { StateLine } from './state-line'
import type { Doubt } from './use-doubt'

interface WaitingProps {
  readonly summary: HomeSummary
  readonly doubt: Doubt | undefined
}

/** What waits for a person now, the most urgent first. */
export function Waiting({ summary, doubt }: WaitingProps) {
  const t = useTexts()
  const now = useServerMinute()
  const { passengerTraps, liftFaults, switchOffs, complaints, lmds } = summary
  return (
    <section className="panel" aria-label={t('home.waiting.title')}>
      <div className="head">
        <h2>{t('home.waiting.title')}</h2>
        <StaleMark />
        <span className="small">{t('home.state.asOf', { at: formatShortInstant(summary.at, now) })}</span>
      </div>
      <StaleRows>
        <StateLine summary={summary} doubt={doubt} />
        <WaitingGroup part="passengerTraps" of={passengerTraps} Row={TrapRow} />
        <WaitingGroup part="liftFaults" of={liftFaults} Row={FaultRow} />
        <WaitingGroup part="switchOffs" of={switchOffs} Row={SwitchOffRow} />
        <WaitingGroup part="complaints" of={complaints} Row={CaseRow} />
        <WaitingGroup part="lmds" of={lmds} Row={DeviceRow} />
      </StaleRows>
    </section>
  )
}
