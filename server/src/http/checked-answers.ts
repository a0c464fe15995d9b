import type { Endpoint } from '@liftwatch/core/contract/endpoint'

/** Answers that their contract has let through, and that many calls are given. */
const checked = new WeakSet<object>()

/** An answer as its contract lets it through: once, however many calls of the same endpoint it is given to. */
export function checkOnce<Answer extends object>(endpoint: Endpoint, answer: Answer): Answer {
  const parsed = endpoint.answer.parse(answer) as Answer
  checked.add(parsed)
  return parsed
}

/** What a handler answers, as the contract of its endpoint lets it through. */
export function checkedAnswer(endpoint: Endpoint, answer: unknown): unknown {
  const isChecked = typeof answer === 'object' && answer !== null && checked.has(answer)
  return isChecked ? answer : endpoint.answer.parse(answer)
}
