import { expect, test } from 'vitest'
import { atMost, reported, type Figure } from '../../scripts/bench/figures'
import { worseThanBaseline, type BaselineFigures } from '../../scripts/bench/baseline-figures'

const baseline: BaselineFigures = {
  measuredOn: 'a machine',
  figures: {
    'changed row ratio': { value: 1.5, unit: '', ratio: null, met: true },
    'idle bytes': { value: 0, unit: 'bytes/min', ratio: null, met: true },
    start: { value: 400, unit: 'ms', ratio: 10, met: true },
    memory: { value: 100, unit: 'MB', ratio: 1, met: true },
  },
}

const ratio = (value: number) => atMost({ figure: 'changed row ratio', value, unit: '' }, 2)
const idle = (value: number) => atMost({ figure: 'idle bytes', value, unit: 'bytes/min' }, 0)
const start = (value: number, baseline: number) => atMost({ figure: 'start', value, unit: 'ms', baseline }, 600)
const memory = (value: number) => atMost({ figure: 'memory', value, unit: 'MB', baseline: value }, 150)
const good = [ratio(1.5), idle(0), start(400, 40), memory(100)]

function worseWith(figure: Figure): string[] {
  return worseThanBaseline([...good.filter(one => one.figure !== figure.figure), figure], baseline)
}

test('figures as they were, and a little worse, pass', () => {
  expect(worseThanBaseline(good, baseline)).toEqual([])
  expect(worseWith(ratio(1.6))).toEqual([])
  expect(worseWith(start(590, 40))).toEqual([])
  expect(worseWith(memory(115))).toEqual([])
})

test('a figure that is worse by more than its tolerance is named', () => {
  expect(worseWith(ratio(1.8))).toEqual(['changed row ratio: 1.8, was 1.5'])
  expect(worseWith(memory(125))).toEqual(['memory: 125 MB, was 100 MB'])
})

test('an aim that was met and is missed fails, however little is missing', () => {
  expect(worseWith(idle(1))).toEqual(['idle bytes: 1 bytes/min, was 0 bytes/min; no longer at most 0'])
  expect(worseWith(start(601, 60))).toEqual(['start: 601 ms, was 400 ms; no longer at most 600'])
})

test('a slower machine is no worse program', () => {
  const slow: BaselineFigures = { ...baseline, figures: { start: { value: 300, unit: 'ms', ratio: 10, met: true } } }
  expect(worseThanBaseline([start(500, 50)], slow)).toEqual([])
  expect(worseThanBaseline([start(500, 25)], slow)).toEqual(['start: 500 ms, was 300 ms'])
})

test('a figure that is no longer measured fails, and a new one does not', () => {
  expect(worseThanBaseline(good.slice(1), baseline)).toEqual(['changed row ratio: was not measured'])
  expect(worseThanBaseline([...good, reported({ figure: 'new', value: 1, unit: 'ms' })], baseline)).toEqual([])
})
