import { describe, it } from 'vitest'
import { sizes } from './look'
import { charts, screenPaths } from './routes'
import { walker } from './walk'

const walk = walker(sizes[0])

describe('there is no serious fault, and no complaint in the console', () => {
  it.each(screenPaths)('on the screen %s', path => walk.visitScreen(path))
  it.each(charts)('in the chart of %s', path => walk.visitChart(path))
})
