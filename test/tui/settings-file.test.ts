import { expect, test } from 'vitest'
import { settingsShape } from '../../tui/src/program/settings'
import { openSavedFile } from '../../tui/src/program/store'

test('a first screen that this version does not have is the usual one, and the other settings stay', () => {
  expect(settingsShape.parse({ firstScreen: 'inspections', trapTargetMinutes: 15 })).toMatchObject({
    firstScreen: 'overview',
    trapTargetMinutes: 15,
  })
  expect(settingsShape.parse({ firstScreen: 'lifts' }).firstScreen).toBe('lifts')
})

test.runIf(process.platform === 'linux')('settings that no folder can hold last for the run', () => {
  // Of processes: Node's own way to make a folder tries for ever there.
  const file = openSavedFile('/proc/there/is/none')
  file.write({ server: 'http://127.0.0.1:1' })
  expect(file.read().server).toBe('http://127.0.0.1:1')
})
