import { chakra } from '@chakra-ui/react'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { tcmrBands } from '@liftwatch/core/reports/tcmr'
import { scoreTone } from '@liftwatch/core/tones'
import { Link, useLocation } from 'react-router-dom'
import { TextLink } from '../../../components/page/text-link'
import { ToneIcon } from '../../../components/marks/tone-icon'
import { useTexts } from '../../../texts'
import { heatMapStyle } from './heat-map-style'
import type { ShownMonth, TrendedDivision } from './tcmr-divisions'

/** The council report of a month as a table, of the councils that the chart is of. */
function useReportOf(): (month: string) => string {
  const { search } = useLocation()
  return month => {
    const asked = new URLSearchParams(search)
    for (const own of ['view', 'division']) asked.delete(own)
    asked.set('month', month)
    return `${screens.tcmr_tcmr.path}?${asked}`
  }
}

function Cell({ score, to }: { readonly score: number | null; readonly to: string }) {
  const t = useTexts()
  if (score === null) return <td>-</td>
  const tone = scoreTone(score, tcmrBands.totalScore)
  const words = t('reports.tcmr.points', { points: score, band: t(`states.scoreBand.${tone}`) })
  return (
    <td data-tone={tone}>
      {/* The month's own link leads to the same place: one stop for the keyboard is enough. */}
      <Link to={to} tabIndex={-1} aria-label={words} title={words}>
        <ToneIcon tone={tone} />
        {score}
      </Link>
    </td>
  )
}

interface HeatMapProps {
  readonly label: string
  readonly months: readonly ShownMonth[]
  readonly divisions: readonly TrendedDivision[]
  readonly chosen: TrendedDivision
  readonly choose: (division: TrendedDivision) => void
}

/** The latest months are what one comes for: where not all are in sight, these are. */
function showLatest(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth
}

/** Points of each division and month, by number, shape and colour. */
export function HeatMap({ label, months, divisions, chosen, choose }: HeatMapProps) {
  const reportOf = useReportOf()
  return (
    <chakra.div ref={showLatest} flexShrink={0} overflowX="auto">
      <chakra.table aria-label={label} css={heatMapStyle}>
        <HeatMapHead months={months} />
        <tbody>
          {divisions.map(division => (
            <tr key={division.key}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={division.key === chosen.key}
                  title={division.fullName ?? undefined}
                  onClick={() => choose(division)}
                >
                  {division.name}
                  {division.fullName !== null && <span className="lw-small-line">{division.fullName}</span>}
                </button>
              </th>
              {division.rows.map(({ month, tcmrCount }) => (
                <Cell key={month} score={tcmrCount.totalScore} to={reportOf(month)} />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}

function HeatMapHead({ months }: { readonly months: readonly ShownMonth[] }) {
  const t = useTexts()
  const reportOf = useReportOf()
  return (
    <thead>
      <tr>
        <th scope="col">{t('reports.tcmr.buildingWard')}</th>
        {months.map(({ name, words }) => (
          <th key={name} scope="col">
            <TextLink to={reportOf(name)}>{words}</TextLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}
