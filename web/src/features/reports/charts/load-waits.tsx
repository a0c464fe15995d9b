import { chakra } from '@chakra-ui/react'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { waitBoundsMs } from '@liftwatch/core/reports/response-times'
import { formatDuration } from '@liftwatch/core/text/format'
import { useTexts } from '../../../texts'
import { BarTable } from './bar-table'
import { CountAndShare } from './count-and-share'
import { LoadSection } from './load-section'
import { minuteMs } from '@liftwatch/core/limits'

const kinds = ['faultsAcknowledged', 'trapsAcknowledged', 'trapsReached'] as const

/** How long alarms waited for people, as distributions with their median and 90th percentile. */
export function LoadWaits({ load }: { readonly load: Pick<AlarmLoad, (typeof kinds)[number]> }) {
  const t = useTexts()
  const classes = [
    ...waitBoundsMs.map(bound => t('reports.load.page.upTo', { minutes: bound / minuteMs })),
    t('reports.load.page.over', { minutes: waitBoundsMs.at(-1)! / minuteMs }),
  ]
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" gap="6">
      {kinds.map(kind => {
        const { answeredCnt, medianMs, p90Ms, waits } = load[kind]
        const title = t(`reports.load.page.waits.${kind}`)
        const longest = Math.max(1, ...waits)
        const times = {
          median: formatDuration(medianMs, t.language),
          p90: formatDuration(p90Ms, t.language),
          count: answeredCnt,
        }
        return (
          <LoadSection
            key={kind}
            title={title}
            note={answeredCnt === 0 ? t('reports.load.page.noWaits') : t('reports.load.page.waitSummary', times)}
          >
            {answeredCnt > 0 && (
              <BarTable
                isNarrow
                label={title}
                heads={[t('reports.load.page.wait'), t('reports.load.page.alarmsAndShare')]}
                bars={waits.map((count, index) => ({
                  key: classes[index]!,
                  name: classes[index],
                  figure: <CountAndShare count={count} share={((count / answeredCnt) * 100).toFixed(1)} />,
                  length: count / longest,
                }))}
              />
            )}
          </LoadSection>
        )
      })}
    </chakra.div>
  )
}
