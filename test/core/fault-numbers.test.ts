import { describe, expect, it } from 'vitest'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { defaultSeverity, faultLabel, faultNumbers } from '@liftwatch/core/domain/fault-numbers'

const all = Object.entries(faultNumbers)

describe('fault numbers', () => {
  it('are 0 to 24, each with a label in both languages', () => {
    expect(all.map(([number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, index) => index))
    for (const [, { label, labelZh }] of all) {
      expect(label).toMatch(/^[A-Z]/)
      expect(labelZh).toMatch(/\p{Script=Han}/u)
    }
  })

  it('are counted in the council report as decided', () => {
    const counted = all.filter(([, { isCounted }]) => isCounted).map(([number]) => Number(number))
    expect(counted).toEqual([3, 5, 6, 7, 12, 15, 16, 19, 22])
  })

  it('have their severities: URGENT 7 and 19, the other counted ones BREAKDOWN, the rest neither', () => {
    for (const [number, { severity, isCounted }] of all) {
      const expected = ['7', '19'].includes(number) ? 'URGENT' : isCounted ? 'BREAKDOWN' : 'NON_BREAKDOWN'
      expect(severity).toBe(expected)
      expect(defaultSeverity(Number(number))).toBe(expected)
    }
  })

  it('that no one knows are stored', () => {
    expect(defaultSeverity(4711)).toBe('NON_BREAKDOWN')
    expect(faultLabel(4711)).toBe('Unknown fault 4711')
    expect(faultLabel(3)).toBe('Door closing failure')
  })

  it('are described in the reader’s language, and a device’s own words as they are', () => {
    expect(descriptionIn('zh', 'Door closing failure')).toBe('关门故障')
    expect(descriptionIn('zh', 'Passenger trapped')).toBe('乘客被困')
    expect(descriptionIn('zh', 'Water pump 1 failure')).toBe('1号水泵故障')
    expect(descriptionIn('en', 'Door closing failure')).toBe('Door closing failure')
    expect(descriptionIn('zh', 'door will not close, second floor')).toBe('door will not close, second floor')
  })
})
