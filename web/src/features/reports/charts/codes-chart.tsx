import { chakra } from '@chakra-ui/react'
import { useCodeTotals, type CodeTotalsAsked } from '@liftwatch/core/hooks/report-trends'
import { useTexts } from '../../../texts'
import { ChartPanel } from './chart-panel'
import { codeBars } from './code-bars'

const barsMax = 10
/** What stands at a bar's end needs room, also at that of the longest. */
const endWidth = '8rem'

/** How often each technician code was found in a month: bars, the longest first. */
export function CodesChart({ asked }: { readonly asked: CodeTotalsAsked }) {
  const t = useTexts()
  const query = useCodeTotals(asked)
  const title = t('reports.charts.codes.title')
  return (
    <ChartPanel title={title} about={t('reports.charts.codes.about')} query={query} isEmpty={rows => rows.length === 0}>
      {rows => (
        <chakra.table
          aria-label={title}
          w="full"
          maxW="60rem"
          css={{
            '& th, & td': { py: '1.5', textAlign: 'start', verticalAlign: 'middle' },
            '& tbody th': { w: { base: '9rem', md: '20rem' }, pe: '3', fontWeight: 'normal' },
          }}
        >
          <chakra.thead srOnly>
            <tr>
              <th scope="col">{t('alarms.fields.faultCode')}</th>
              <th scope="col">{t('reports.charts.codes.figures')}</th>
            </tr>
          </chakra.thead>
          <tbody>
            {codeBars(rows, barsMax, t).map(({ key, name, description, count, share, length, isMuted }) => (
              <tr key={key}>
                <th scope="row">
                  <chakra.span fontWeight="semibold">{name}</chakra.span>{' '}
                  <chakra.span color="fg.muted">{description}</chakra.span>
                </th>
                <td>
                  <chakra.div display="flex" alignItems="center" gap="2">
                    <chakra.div
                      aria-hidden
                      h="5"
                      minW="2px"
                      borderEndRadius="l1"
                      bg={isMuted ? 'muted.solid' : 'info.solid'}
                      style={{ width: `calc((100% - ${endWidth}) * ${length})` }}
                    />
                    <span>
                      <strong>{count}</strong> <chakra.span color="fg.muted">({share} %)</chakra.span>
                    </span>
                  </chakra.div>
                </td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </ChartPanel>
  )
}
