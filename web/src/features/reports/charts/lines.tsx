import { lazyPart } from '../../../components/page/lazy-part'

function LinesSkeleton() {
  return <div className="lw-bone" style={{ minHeight: '15rem' }} aria-busy />
}

/** Lines over time. What draws them is loaded when there are some to be drawn. */
export const Lines = lazyPart(async () => (await import('./trend-lines')).TrendLines, LinesSkeleton)
