import { Chart, useChart } from '@chakra-ui/charts'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import {
  Area,
  AreaChart,
  CartesianGrid,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts'
import type { TrendLine, TrendLinesProps } from './picture/trend-line'

/** A point is known by its place: a name may be that of two, as on a Monday, with which the week before it ends. */
interface Point {
  readonly at: number
  readonly name: string
  readonly value: number | null
}

function PointTooltip({ active, payload }: TooltipContentProps) {
  const [shown] = payload
  if (!active || shown?.value == null) return null
  const { name } = shown.payload as Point
  return (
    <chakra.div px="2" py="1" bg="bg.panel" borderWidth="1px" borderRadius="l2" boxShadow="lg" textStyle="xs">
      <div>{name}</div>
      <strong>
        {shown.name}: {shown.value}
      </strong>
    </chakra.div>
  )
}

function Line({
  names,
  line,
  of,
}: {
  readonly names: readonly string[]
  readonly line: TrendLine
  readonly of: string
}) {
  const captionId = useId()
  const chart = useChart<Point>({ data: names.map((name, at) => ({ at, name, value: line.values[at] ?? null })) })
  const ink = chart.color('info.solid')
  return (
    <chakra.figure aria-labelledby={captionId} flex="1 1 20rem" minW={0}>
      <chakra.figcaption id={captionId} mb={line.bounds ? '0' : '2'} fontWeight="medium">
        {line.label}
      </chakra.figcaption>
      {line.bounds && (
        <chakra.p mb="2" textStyle="xs" color="fg.muted">
          {line.bounds.map(({ label }) => label).join(' · ')}
        </chakra.p>
      )}
      <Chart.Root
        chart={chart}
        aspectRatio="auto"
        h="14rem"
        css={{ '& svg:focus-visible': { outline: '2px solid {colors.info.focusRing}', outlineOffset: '2px' } }}
      >
        <AreaChart
          responsive
          style={{ width: '100%', height: '100%' }}
          data={chart.data}
          syncId={of}
          title={line.label}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          <XAxis
            dataKey="at"
            tickFormatter={(at: number) => names[at]!}
            tickLine={false}
            stroke={chart.color('border.strong')}
            minTickGap={24}
          />
          <YAxis
            width={48}
            tickLine={false}
            axisLine={false}
            domain={[0, 'auto']}
            allowDecimals={line.isWhole !== true}
            stroke={chart.color('border.strong')}
          />
          {line.bounds?.map(({ at, tone }) => (
            <ReferenceLine
              key={at}
              y={at}
              stroke={chart.color(`${tone}.solid`)}
              strokeDasharray="4 4"
              ifOverflow="extendDomain"
            />
          ))}
          <Tooltip isAnimationActive={false} cursor={{ stroke: chart.color('border.strong') }} content={PointTooltip} />
          <Area
            dataKey="value"
            name={line.label}
            type="linear"
            isAnimationActive={false}
            stroke={ink}
            strokeWidth={2}
            fill={ink}
            fillOpacity={0.15}
            dot={{ r: 2.5, fill: ink, fillOpacity: 1, strokeWidth: 0 }}
          />
        </AreaChart>
      </Chart.Root>
    </chakra.figure>
  )
}

/** Lines over time, beside each other where there is room; pointing at one of them tells of all at that time. */
export function TrendLines({ names, lines }: TrendLinesProps) {
  const id = useId()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="6">
      {lines.map(line => (
        <Line key={line.label} names={names} line={line} of={id} />
      ))}
    </chakra.div>
  )
}
