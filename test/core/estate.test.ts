import { describe, expect, it } from 'vitest'
import { assignPrefixes, liftNumberAt, liftsOfBlock, streetPrefix } from '@liftwatch/core/domain/estate'
import { block } from '../harness/builders'

describe('the prefix of a street', () => {
  it.each([
    ['ANG MO KIO AVE 1', 'AMA1'],
    ['Ang Mo Kio Ave 1', 'AMA1'],
    ['BEDOK NTH ST 3', 'BNS3'],
    ['BEACH RD', 'BR'],
    ['JLN BAHAGIA', 'JB'],
    ["ST. GEORGE'S LANE", 'SGL'],
    ['TAMPINES ST 11', 'TS11'],
    ['BROADWAY', 'B'],
    ['42', '4'],
    ['碧山街', 'X'],
  ])('%s is %s', (street, prefix) => {
    expect(streetPrefix(street)).toBe(prefix)
  })

  it('is given once in a town: the next street of the same initials gets a letter more', () => {
    const prefixes = assignPrefixes(new Map(), ['BISHAN ST 1', 'BOON ST 1', 'BUKIT ST 1', 'BISHAN ST 1'])
    expect([...prefixes]).toEqual([
      ['BISHAN ST 1', 'BS1'],
      ['BOON ST 1', 'BS1B'],
      ['BUKIT ST 1', 'BS1C'],
    ])
  })

  it('stays with the street that has it', () => {
    const known = new Map([['BUKIT ST 1', 'BS1']])
    expect(Object.fromEntries(assignPrefixes(known, ['BISHAN ST 1', 'BUKIT ST 1']))).toEqual({
      'BUKIT ST 1': 'BS1',
      'BISHAN ST 1': 'BS1B',
    })
  })

  it('does not depend on the order of the streets', () => {
    const streets = ['BISHAN ST 1', 'BOON ST 1', 'BUKIT ST 1']
    expect(assignPrefixes(new Map(), streets.toReversed())).toEqual(assignPrefixes(new Map(), streets))
  })
})

describe('the number of a lift', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [27, 'AB'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%i is %s', (index, number) => {
    expect(liftNumberAt(index)).toBe(number)
  })

  it('is another one for each lift', () => {
    expect(new Set(Array.from({ length: 2_000 }, (_, index) => liftNumberAt(index))).size).toBe(2_000)
  })
})

describe('the lifts of a block', () => {
  const { lifts: _, ...unsaid } = block()

  it.each([
    [{ lifts: 5, dwellingUnits: 10, maxFloor: 3 }, 5],
    [{ lifts: 0 }, 0],
    [{}, 1],
    [{ maxFloor: 9 }, 1],
    [{ maxFloor: 10 }, 2],
    [{ maxFloor: 40, dwellingUnits: 56 }, 2],
    [{ maxFloor: 12, dwellingUnits: 111 }, 3],
    [{ maxFloor: 4, dwellingUnits: 55 }, 1],
    [{ maxFloor: 4, dwellingUnits: 56 }, 2],
    [{ maxFloor: 50, dwellingUnits: 5_000 }, 8],
  ])('that says %j are %i', (said, lifts) => {
    expect(liftsOfBlock({ ...unsaid, ...said })).toBe(lifts)
  })
})
