import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { useTexts } from '../../../texts'
import { Figures } from './figures'
import { Lines } from './lines'
import { loadDayLines } from './load-day-lines'
import { LoadSection } from './load-section'

/** The alarms of each day, and for how long of it they came too fast to be followed: as lines and as figures. */
export function LoadDays({ days }: { readonly days: AlarmLoad['days'] }) {
  const t = useTexts()
  const title = t('reports.load.page.days')
  const { names, lines } = loadDayLines(days, t)
  return (
    <LoadSection title={title}>
      <Lines names={names} lines={lines} />
      <Figures
        label={title}
        heads={[t('reports.periods.day'), ...lines.map(({ label }) => label)]}
        rows={days.map(({ day }, index) => [day, ...lines.map(({ values }) => String(values[index]))])}
      />
    </LoadSection>
  )
}
