import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../../scripts/build-parts'

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      engines: z.union([z.record(z.string(), z.string()), z.array(z.string())]).optional(),
      deprecated: z.string().optional(),
    }),
  ),
})

const { packages } = lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

/** Whether what a package asks for begins above Node 20.19: of alternatives the first that is met is enough. */
function isBeyondOldest(range: string): boolean {
  return range.split('||').every(part => {
    const [, , major, minor = '0'] = /(>=?|\^|~|)\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? []
    if (major === undefined) return false
    if (part.trim().startsWith('^') && Number(major) < 20) return true
    return Number(major) > 20 || (Number(major) === 20 && Number(minor) > 19)
  })
}

test('npm ci has nothing to warn of on Node 20.19: no package asks for a later one', () => {
  const asking = Object.entries(packages).filter(([, { engines = {} }]) => {
    const range = Array.isArray(engines) ? undefined : engines['node']
    return range !== undefined && isBeyondOldest(range)
  })
  expect(asking.map(([place, { engines }]) => [place, engines])).toEqual([])
})

test('none is deprecated, and no install script of any runs', () => {
  expect(Object.entries(packages).filter(([, { deprecated }]) => deprecated !== undefined)).toEqual([])
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
