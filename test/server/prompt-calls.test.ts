import { expect, it } from 'vitest'
import { PromptCalls } from '../../server/src/http/prompt-calls'

/** A call that is under way until it is ended. */
function callOf(calls: PromptCalls) {
  let end = () => {}
  const ended = calls.answer(() => new Promise<void>(resolve => (end = resolve)))
  return { end: () => end(), ended }
}

it('work that has time goes on at once where no one waits for an answer', async () => {
  const calls = new PromptCalls()
  await calls.answer(async () => {})
  await calls.answer(() => Promise.reject(new Error('refused'))).catch(() => {})
  const order: string[] = []
  const work = calls.yieldTurn().then(() => order.push('work'))
  await Promise.resolve().then(() => order.push('a moment'))
  await work
  // Not even a turn of the loop was waited for.
  expect(order).toEqual(['work', 'a moment'])
})

it('it waits until the last of the calls is answered', async () => {
  const calls = new PromptCalls()
  const [first, second] = [callOf(calls), callOf(calls)]
  const order: string[] = []
  const work = calls.yieldTurn().then(() => order.push('work'))
  first.end()
  await first.ended
  await Promise.resolve()
  order.push('first')
  second.end()
  await work
  expect(order).toEqual(['first', 'work'])
})

it('it goes on all the same where there is always a call', async () => {
  const calls = new PromptCalls()
  const endless = callOf(calls)
  await calls.yieldTurn()
  endless.end()
  await endless.ended
})
