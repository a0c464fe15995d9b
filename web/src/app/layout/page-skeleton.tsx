import { useIsAwaited } from '../../components/page/awaited'

/** A page's outline. */
export function PageSkeleton() {
  return (
    <div className="lw-outline-page">
      <div className="lw-bone" />
      <div className="lw-bone" />
    </div>
  )
}

/** The same while the user waits for the page's own file: an empty page would look like a list in which nothing waits. */
export function AwaitedPage() {
  return useIsAwaited() && <PageSkeleton />
}
