import { expect, test } from 'vitest'
import { settingsShape } from '../../tui/src/program/settings'

test('a first screen that this version does not have is the usual one, and the other settings stay', () => {
  expect(settingsShape.parse({ firstScreen: 'inspections', trapTargetMinutes: 15 })).toMatchObject({
    firstScreen: 'overview',
    trapTargetMinutes: 15,
  })
  expect(settingsShape.parse({ firstScreen: 'lifts' }).firstScreen).toBe('lifts')
})
