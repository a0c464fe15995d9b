/** A page's outline, while its own file is still to come: an empty one would look like a list in which nothing waits. */
export function PageSkeleton() {
  return (
    <div className="lw-outline-page">
      <div className="lw-bone" />
      <div className="lw-bone" />
    </div>
  )
}
