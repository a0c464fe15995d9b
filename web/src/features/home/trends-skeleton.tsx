/** In the place of the charts, as high as they will be. */
export function ChartBones() {
  return (
    <div className="charts" aria-hidden>
      {[1, 2, 3, 4, 5].map(chart => (
        <div key={chart} className="lw-bone chart" />
      ))}
    </div>
  )
}

export function TrendsSkeleton() {
  return (
    <section className="panel wide trends" aria-busy>
      <div className="head" />
      <ChartBones />
    </section>
  )
}
