import { describe, expect, it } from 'vitest'
import { api, listEndpoints } from '@liftwatch/core/contract/api'
import { pathParameters } from '@liftwatch/core/contract/endpoint'
import { errorTable } from '@liftwatch/core/errors'

const placed = Object.entries(api).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => [`${resource}.${call}`, endpoint] as const),
)

describe('the contract', () => {
  it.each(placed)('%s has its place as its id', (place, endpoint) => {
    expect(endpoint.id).toBe(place)
  })

  it('lists every call once, each under a method and path of its own', () => {
    const all = listEndpoints()
    expect(all.map(({ id }) => id)).toEqual(placed.map(([place]) => place))
    expect(new Set(all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)).size).toBe(all.length)
  })

  it.each(listEndpoints())('$id takes what its path names, and declares errors that cross HTTP', endpoint => {
    expect(endpoint.path).toMatch(/^\/api\/[\w/{}-]+$/)
    expect(Object.keys(endpoint.input.shape)).toEqual(expect.arrayContaining(pathParameters(endpoint.path)))
    if (endpoint.bodyList) expect(Object.keys(endpoint.input.shape)).toContain(endpoint.bodyList)
    for (const code of endpoint.errors) expect(errorTable[code].status).toBeGreaterThanOrEqual(400)
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length)
  })
})
