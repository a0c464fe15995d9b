const none = '▁'
const levels = '▂▃▄▅▆▇█'

/** Numbers as a row of bars, from nothing (the base line) to the highest of them (the full one): one of a hundred is still to be seen. */
export function countSparkline(values: readonly number[]): string {
  const most = Math.max(0, ...values)
  return values.map(value => (value === 0 ? none : levels[Math.ceil((value / most) * levels.length) - 1])).join('')
}
