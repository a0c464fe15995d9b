import { describe, expect, it } from 'vitest'
import {
  acknowledged,
  acknowledgeRefusal,
  arrived,
  arriveOfferRefusal,
  arriveRefusal,
  closesOnClear,
  hasAcknowledged,
  isAwaitingAcknowledgement,
  isReportLocked,
  reported,
  reportRefusal,
  takeBackRefusal,
  takenBack,
  type AlarmState,
} from '@liftwatch/core/domain/alarms'
import { takeBackWithinMs } from '@liftwatch/core/limits'

const aisyah = { id: 'aisyah', name: 'Nur Aisyah' }
const wei = { id: 'wei', name: 'Tan Wei Ming' }

/** Set a while ago, and no one has seen it. */
const outstanding: AlarmState = {
  alarmStatus: 'SET',
  operationalStatus: 'OUTSTANDING',
  acknowledgeAt: null,
  acknowledgedBy: null,
  arrivalTs: null,
  reportAt: null,
  closedAt: null,
}
const deployment = acknowledged(outstanding, aisyah, 100)
const reportedStillSet = reported(deployment, 200)
const cameAndWent: AlarmState = { ...outstanding, alarmStatus: 'CLEAR' }
const closed = reported({ ...deployment, alarmStatus: 'CLEAR' }, 300)
const closedUnseen: AlarmState = { ...cameAndWent, operationalStatus: 'CLOSED', closedAt: 50 }

describe('the table of states', () => {
  it('OUTSTANDING, acknowledge: DEPLOYMENT with who and when', () => {
    expect(deployment).toEqual({
      ...outstanding,
      operationalStatus: 'DEPLOYMENT',
      acknowledgeAt: 100,
      acknowledgedBy: aisyah,
    })
  })

  it('DEPLOYMENT, arrive: DEPLOYMENT with the first arrival', () => {
    const there = arrived(deployment, 150)
    expect(there).toEqual({ ...deployment, arrivalTs: 150 })
    expect(arrived(there, 190)).toBe(there)
  })

  it('DEPLOYMENT, report while CLEAR: CLOSED', () => {
    expect(closed).toMatchObject({ operationalStatus: 'CLOSED', reportAt: 300, closedAt: 300 })
  })

  it('DEPLOYMENT, report while SET: OUTSTANDING with its report', () => {
    expect(reportedStillSet).toEqual({ ...deployment, operationalStatus: 'OUTSTANDING', reportAt: 200 })
  })

  it('OUTSTANDING with a report, reported again: keeps the first instant, and closes once it is clear', () => {
    expect(reported(reportedStillSet, 250)).toEqual(reportedStillSet)
    expect(reported({ ...reportedStillSet, alarmStatus: 'CLEAR' }, 250)).toMatchObject({
      operationalStatus: 'CLOSED',
      reportAt: 200,
      closedAt: 250,
    })
  })

  it('CLOSED, report: stays as it is, so that its words alone are revised', () => {
    expect(reported(closed, 400)).toBe(closed)
    expect(reported(closedUnseen, 400)).toBe(closedUnseen)
  })

  it.each([
    ['OUTSTANDING with a report', reportedStillSet, false, true],
    ['OUTSTANDING, never acknowledged', outstanding, false, false],
    ['OUTSTANDING, never acknowledged, of a kind that closes itself', outstanding, true, true],
    ['DEPLOYMENT', deployment, false, false],
    ['DEPLOYMENT of a kind that closes itself', deployment, true, true],
    ['CLOSED', closed, true, false],
  ])('%s, CLEAR', (_, alarm, isAutoClosing, is) => {
    expect(closesOnClear(alarm, isAutoClosing)).toBe(is)
  })
})

describe('acknowledge', () => {
  it('is open to anyone while it waits for it, clear or not', () => {
    expect(isAwaitingAcknowledgement(outstanding)).toBe(true)
    expect(acknowledgeRefusal(outstanding, wei)).toBeUndefined()
    expect(acknowledgeRefusal(cameAndWent, wei)).toBeUndefined()
  })

  it('may be repeated by the same operator, and changes nothing then', () => {
    expect(hasAcknowledged(deployment, aisyah)).toBe(true)
    for (const alarm of [deployment, reportedStillSet, closed]) {
      expect(acknowledgeRefusal(alarm, aisyah)).toBeUndefined()
      expect(acknowledged(alarm, aisyah, 999)).toBe(alarm)
    }
  })

  it.each([
    ['DEPLOYMENT', deployment],
    ['OUTSTANDING with a report', reportedStillSet],
  ])('by another operator of one in %s is refused with who holds it and since when', (_, alarm) => {
    expect(isAwaitingAcknowledgement(alarm)).toBe(false)
    expect(acknowledgeRefusal(alarm, wei)).toEqual({
      code: 'already-acknowledged',
      params: { name: 'Nur Aisyah', sinceAt: 100 },
    })
  })

  it.each([
    ['CLOSED', closed],
    ['CLOSED by itself', closedUnseen],
  ])('of one in %s is refused for the one reason that all acts have then', (_, alarm) => {
    expect(acknowledgeRefusal(alarm, wei)).toEqual({ code: 'already-closed' })
    expect(arriveRefusal(alarm)).toEqual({ code: 'already-closed' })
    expect(arriveOfferRefusal(alarm)).toEqual({ code: 'already-closed' })
  })
})

describe('arrive', () => {
  it.each([
    ['OUTSTANDING', outstanding],
    ['OUTSTANDING with a report', reportedStillSet],
  ])('is refused for one in %s', (_, alarm) => {
    expect(arriveRefusal(alarm)).toEqual({ code: 'not-deployed' })
  })

  it('is not offered where it would change nothing', () => {
    const there = arrived(deployment, 150)
    expect(arriveOfferRefusal(there)).toEqual({ code: 'already-arrived', params: { sinceAt: 150 } })
    expect(arriveOfferRefusal(reported({ ...there, alarmStatus: 'CLEAR' }, 200))).toEqual({ code: 'already-closed' })
    expect(arriveOfferRefusal(outstanding)).toEqual({ code: 'not-deployed' })
  })

  it('is allowed in DEPLOYMENT, and repeated ever after', () => {
    expect(arriveRefusal(deployment)).toBeUndefined()
    expect(arriveRefusal(reported(arrived(deployment, 150), 200))).toBeUndefined()
  })
})

describe('the report form', () => {
  it.each([
    ['OUTSTANDING', outstanding, true],
    ['OUTSTANDING and clear', cameAndWent, true],
    ['DEPLOYMENT', deployment, false],
    ['OUTSTANDING with a report', reportedStillSet, false],
    ['CLOSED', closed, false],
    ['CLOSED by itself', closedUnseen, false],
  ])('of one in %s is locked: %j', (_, alarm, isLocked) => {
    expect(isReportLocked(alarm)).toBe(isLocked)
    expect(reportRefusal(alarm)).toEqual(isLocked ? { code: 'report-locked' } : undefined)
  })
})

describe('taking back', () => {
  const waiting = { code: 'not-taken-back', params: { seconds: 10 } }

  it('leaves the alarm as it was before its acknowledgement', () => {
    expect(takeBackRefusal(deployment, aisyah, 100 + takeBackWithinMs)).toBeUndefined()
    expect(takenBack(deployment)).toEqual(outstanding)
    expect(takeBackRefusal({ ...deployment, alarmStatus: 'CLEAR' }, aisyah, 100)).toBeUndefined()
  })

  it('is for the one who acknowledged, for a while, until anything is done', () => {
    expect(takeBackRefusal(deployment, aisyah, 101 + takeBackWithinMs)).toEqual(waiting)
    expect(takeBackRefusal(deployment, wei, 100)).toEqual(waiting)
    for (const alarm of [outstanding, arrived(deployment, 150), reportedStillSet, closed, closedUnseen]) {
      expect(takeBackRefusal(alarm, aisyah, 200)).toEqual(waiting)
    }
  })
})
