import { describe, it } from 'vitest'
import { paths } from '../../web/src/app/paths'
import { sizes } from './look'
import { sections, settings, withDetails } from './routes'
import { walker } from './walk'

const walk = walker(sizes[1])

describe('there is no serious fault, and no complaint in the console', () => {
  it.each(Object.keys(paths) as (keyof typeof paths)[])('beside the menu: %s', async name => {
    for (const [visitor, path] of walk.waysTo(name)) await walk.visit(visitor, path)
  })

  it('on an address that leads nowhere', () => walk.visit('visitor', '/nowhere'))

  it.each([...settings, ...sections])('on the screen %s', path => walk.visitScreen(path))

  it.each(withDetails)('in a detail of %s, on each of its tabs', path => walk.visitDetail(path))
})
