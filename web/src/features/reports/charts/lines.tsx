import { lazyPart } from '../../../components/page/lazy-part'
import { useChartFrame } from './chart-frame'
import type { TrendLinesProps } from './picture/trend-line'

function LinesSkeleton() {
  return <div className="lw-bone" style={{ minHeight: '15rem' }} aria-busy />
}

/** What draws lines is loaded when there are some to be drawn. */
const LinesOfScreen = lazyPart(async () => (await import('./trend-lines')).TrendLines, LinesSkeleton)

/** Lines over time. */
export function Lines(props: TrendLinesProps) {
  const { Lines: Drawn = LinesOfScreen } = useChartFrame().paper ?? {}
  return <Drawn {...props} />
}
