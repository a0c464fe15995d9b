import { chakra } from '@chakra-ui/react'
import { useCodeTotals, type CodeTotalsAsked } from '@liftwatch/core/hooks/report-trends'
import { useTexts } from '../../../texts'
import { BarTable } from './bar-table'
import { ChartPanel } from './chart-panel'
import { codeBars } from './code-bars'
import { CountAndShare } from './count-and-share'

const barsMax = 10

/** How often each technician code was found in a month: bars, the longest first. */
export function CodesChart({ asked }: { readonly asked: CodeTotalsAsked }) {
  const t = useTexts()
  const query = useCodeTotals(asked)
  const title = t('reports.charts.codes.title')
  const heads = [t('alarms.fields.faultCode'), t('reports.charts.codes.figures')] as const
  return (
    <ChartPanel
      title={title}
      about={t('reports.charts.codes.about')}
      query={query}
      isEmpty={rows => rows.length === 0}
      picture={rows => ({
        facts: [t('reports.charts.codes.about')],
        legend: [],
        panels: [
          {
            kind: 'bars',
            heads,
            bars: codeBars(rows, barsMax, t).map(({ count, share, ...bar }) =>
              Object.assign(bar, { figure: `${count} (${share} %)` }),
            ),
          },
        ],
      })}
    >
      {rows => (
        <BarTable
          label={title}
          heads={heads}
          bars={codeBars(rows, barsMax, t).map(({ key, name, description, count, share, length, isMuted }) => ({
            key,
            name: (
              <>
                <chakra.span fontWeight="semibold">{name}</chakra.span>{' '}
                <chakra.span color="fg.muted">{description}</chakra.span>
              </>
            ),
            figure: <CountAndShare count={count} share={share} />,
            length,
            isMuted,
          }))}
        />
      )}
    </ChartPanel>
  )
}
