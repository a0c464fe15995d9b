const levels = '▁▂▃▄▅▆▇█'

/** Values as a row of bars, the latest at the right end: the lowest is the least bar, the highest the full one. */
export function sparkline(values: readonly number[], width: number): string {
  const shown = values.slice(-width)
  const least = Math.min(...shown)
  const range = Math.max(...shown) - least
  return shown
    .map(value => {
      const level = range === 0 ? 0 : Math.round(((value - least) / range) * (levels.length - 1))
      return levels[level]
    })
    .join('')
}
