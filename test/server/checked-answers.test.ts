import { moments } from '@liftwatch/core/contract/events'
import { expect, test } from 'vitest'
import { checkedAnswer, checkOnce } from '../../server/src/http/checked-answers'

const moment = { at: 5, ingestDelayMs: 0 }

test('an answer that many calls are given is checked once, and by all others it is looked at each time', () => {
  const shared = checkOnce(moments.now, { ...moment, secret: 'not in the contract' })
  expect(shared).toEqual(moment)
  expect(checkedAnswer(moments.now, shared)).toBe(shared)
  expect(checkedAnswer(moments.now, { ...moment, secret: 'not in the contract' })).toEqual(moment)
  for (const wrong of [{ at: 'five' }, null, undefined, 7]) {
    expect(() => checkedAnswer(moments.now, wrong)).toThrow()
    expect(() => checkOnce(moments.now, wrong as object)).toThrow()
  }
})
