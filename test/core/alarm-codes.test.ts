import { describe, expect, it } from 'vitest'
import { reportFields } from '@liftwatch/core/contract/alarms/alarms'
import { findTechnicianCode, technicianCodes } from '@liftwatch/core/contract/alarms/technician-codes'
import {
  alarmCode,
  alarmLabel,
  alarmNumbers,
  eventCode,
  eventNumbers,
  listAlarmCodes,
} from '@liftwatch/core/domain/event-codes'

describe('the codes of building alarms', () => {
  const specified = ['PMP0', 'PMP1', 'PMP2', 'MOF', 'PSF', 'CDO', 'LM', 'RO', 'LMDC', 'ARDI', 'CF', 'BC']

  it('are those of the specification, each of a number of its own and back', () => {
    expect(listAlarmCodes('RBE').map(({ code }) => code)).toEqual(specified)
    expect(eventNumbers(specified)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(eventNumbers(specified).map(eventCode)).toEqual(specified)
  })

  it('keep numbers that no one knows', () => {
    expect(eventCode(4711)).toBe('RBE4711')
    expect(eventNumbers(['rbe4711', 'RBE1', 'RBE', 'nonsense', '', 'RBE0004711'])).toEqual([4711])
    expect(alarmLabel('RBE', 4711)).toBe('Unknown event 4711')
  })

  it('say kind and number in one word', () => {
    expect([alarmCode('LIFT_FAULT', 7), alarmCode('PASSENGER_TRAP', 0), alarmCode('RBE', 2)]).toEqual([
      'LF7',
      'PTRP',
      'PMP1',
    ])
  })

  it('and the one word leads back to kind and number', () => {
    expect(alarmNumbers(['lf7', 'LF0', 'PTRP', ' PMP1 ', 'LF', 'LF123456', 'nothing'])).toEqual({
      faults: [7, 0],
      hasTraps: true,
      events: [2],
    })
    expect(alarmNumbers([])).toEqual({ faults: [], hasTraps: false, events: [] })
  })
})

describe('the technician codes', () => {
  it('are some sixty, each once, in the ranges that are agreed', () => {
    const codes = technicianCodes.map(({ code }) => code)
    expect(codes.length).toBeGreaterThanOrEqual(60)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toEqual(codes.toSorted())
    const ranges = new Set(codes.map(code => `${code.slice(0, 2)}00`))
    expect([...ranges]).toEqual('1000 1100 2000 2100 3000 3100 4000 4100 5000 6000 7000 8000 9000'.split(' '))
    for (const { label, labelZh } of technicianCodes) {
      expect(label).toMatch(/^[A-Z]/)
      expect(labelZh).toMatch(/\p{Script=Han}/u)
    }
  })

  it('are found by code, and nothing else is accepted in a report', () => {
    expect(findTechnicianCode('9000')?.label).toBe('No fault found')
    expect(findTechnicianCode('9999')).toBeUndefined()
    const message = (code: string) => reportFields.faultCode.safeParse(code).error?.issues.map(issue => issue.message)
    expect(message('1010')).toBeUndefined()
    expect(message('9999')).toEqual([expect.stringContaining('none of the technician codes')])
    expect(message('10')).toEqual(['must be a four-digit code'])
  })
})
