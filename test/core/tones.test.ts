import { expect, test } from 'vitest'
import { alarmStatus, operationalStatus } from '@liftwatch/core/contract/alarms/alarms'
import { alarmPhaseTone, statusTone } from '@liftwatch/core/tones'

test('a status has the colour of the documents: red on what needs no action is an outline', () => {
  const ofTone = (tone: string) => Object.entries(statusTone).flatMap(([status, has]) => (has === tone ? [status] : []))
  expect(ofTone('ok')).toEqual(['CLEAR', 'COMPLETE', 'ONLINE'])
  expect(ofTone('warning')).toEqual(['IMMEDIATE'])
  expect(ofTone('info')).toEqual(['OUTSTANDING', 'NORMAL', 'OPEN'])
  expect(ofTone('muted')).toEqual(['CLOSED', 'OFFLINE'])
  expect(ofTone('critical')).toEqual(['SET', 'URGENT'])
  expect(ofTone('attended')).toEqual(['DEPLOYMENT', 'NOT_COMPLETE'])
  expect(operationalStatus.options.every(status => status in statusTone)).toBe(true)
  expect(alarmStatus.options.map(status => statusTone[status])).toEqual([alarmPhaseTone.active, alarmPhaseTone.over])
})
