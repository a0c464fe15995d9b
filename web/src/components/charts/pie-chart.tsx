import { useId } from 'react'

/** How a slice differs from another without its colour. */
const fills = ['plain', 'striped', 'dotted'] as const

interface Slice {
  readonly label: string
  readonly count: number
  readonly tone: 'ok' | 'warning' | 'critical'
  readonly fill: (typeof fills)[number]
}

interface PieChartProps {
  readonly label: string
  readonly slices: readonly Slice[]
  /** In the place of the pie where there is nothing to share out. */
  readonly emptyText: string
}

const radius = 48

/** A slice from one part (0 to 1) of the whole to another, from the top and clockwise. */
function arc(from: number, to: number): string {
  if (to - from >= 1) return `M50 ${50 - radius}a${radius} ${radius} 0 1 1 -0.01 0Z`
  const [x1, y1, x2, y2] = [from, to].flatMap(part => [
    50 + radius * Math.sin(2 * Math.PI * part),
    50 - radius * Math.cos(2 * Math.PI * part),
  ])
  return `M50 50L${x1} ${y1}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${x2} ${y2}Z`
}

function Pattern({ id, tone, fill }: Pick<Slice, 'tone' | 'fill'> & { readonly id: string }) {
  return (
    <pattern id={id} data-tone={tone} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="ground" width="8" height="8" />
      {fill === 'striped' && <path className="hatch" d="M0 4H8" />}
      {fill === 'dotted' && <circle className="dark" cx="4" cy="4" r="2" />}
    </pattern>
  )
}

/** Shares of a whole, each with its figure beside it; they differ by pattern and place as well as by colour. */
export function PieChart({ label, slices, emptyText }: PieChartProps) {
  const id = useId()
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  const starts = slices.map((_, at) => slices.slice(0, at).reduce((sum, { count }) => sum + count, 0) / total)
  return (
    <figure className="lw-pie-chart" aria-labelledby={`${id}-caption`}>
      <figcaption id={`${id}-caption`}>
        <strong>{label}</strong>
      </figcaption>
      <div className="body">
        {total === 0 && <p>{emptyText}</p>}
        {total > 0 && (
          <>
            <svg className="pie" viewBox="0 0 100 100" aria-hidden>
              <defs>
                {slices.map(({ fill, tone }) => (
                  <Pattern key={fill} id={`${id}-${fill}`} tone={tone} fill={fill} />
                ))}
              </defs>
              {slices.map(
                ({ fill, count }, at) =>
                  count > 0 && (
                    <path
                      key={fill}
                      className="slice"
                      d={arc(starts[at]!, starts[at]! + count / total)}
                      fill={`url(#${id}-${fill})`}
                    />
                  ),
              )}
            </svg>
            <ul>
              {slices.map(({ label: name, fill, count }) => (
                <li key={fill}>
                  <svg width="14" height="14" aria-hidden>
                    <rect width="14" height="14" fill={`url(#${id}-${fill})`} />
                  </svg>
                  <strong>{count}</strong>
                  {name}
                  <span>{Math.round((count / total) * 100)} %</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </figure>
  )
}
