import { useId, useState, type PointerEvent } from 'react'
import { useTexts } from '../../texts'
import { pointsOf, scaleTop, stepAt } from './line-scale'

interface LineChartProps {
  readonly label: string
  /** What the steps are called, from left to right. */
  readonly names: readonly string[]
  /** A count for each. */
  readonly values: readonly number[]
}

/** A line of counts over time, on a scale of its own from zero; what it shows is in words too. */
export function LineChart({ label, names, values }: LineChartProps) {
  const t = useTexts()
  const captionId = useId()
  const [pointed, setPointed] = useState<number>()
  const top = scaleTop(values)
  const points = pointsOf(values, top)
  const mostAt = values.indexOf(Math.max(...values))
  const shownAt = pointed !== undefined && pointed < values.length ? pointed : mostAt
  const mark = points[shownAt]
  const total = values.reduce((sum, value) => sum + value, 0)
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const at = { name: names[shownAt] ?? '', number: values[shownAt] ?? 0 }

  function point(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setPointed(stepAt((event.clientX - left) / width, values.length))
  }

  return (
    <figure className="lw-line-chart" aria-labelledby={captionId}>
      <figcaption id={captionId}>
        <strong>{label}</strong>
        <span>{t('home.trend.total', { number: total })}</span>
      </figcaption>
      <div className="scale" aria-hidden>
        <span>{top}</span>
        <span>0</span>
      </div>
      <div className="plot" onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('home.trend.described', { label, first, last, total, ...at })}
        >
          <path className="grid" d="M0 0H100M0 50H100M0 100H100" />
          {points.length > 0 && <path className="area" d={`M${points[0]!.x} 100L${line}L${points.at(-1)!.x} 100Z`} />}
          {points.length > 1 && <path className="line" d={`M${line}`} />}
        </svg>
        {mark && total > 0 && <span aria-hidden className="mark" style={{ left: `${mark.x}%`, top: `${mark.y}%` }} />}
      </div>
      <div className="ends" aria-hidden>
        <span>{first}</span>
        <strong>{total > 0 && t(pointed === undefined ? 'home.trend.most' : 'home.trend.pointed', at)}</strong>
        <span>{last}</span>
      </div>
    </figure>
  )
}
