import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromProblem, problem, toProblem } from '@liftwatch/core/contract/problem'
import { inputProblems } from '@liftwatch/core/contract/check-input'
import { AppError, errorTable, throwIfRefused, type ErrorCode } from '@liftwatch/core/errors'

const codes = Object.keys(errorTable) as ErrorCode[]

describe('the table of errors', () => {
  it.each(codes)('%s has a status, an exit code and a sentence', code => {
    const { status, exit, detail } = errorTable[code]
    expect(status === 0 || (status >= 400 && status <= 599)).toBe(true)
    expect(exit).toBeGreaterThan(0)
    expect(exit).toBeLessThan(256)
    expect(detail).toMatch(/\.$/)
  })

  it('says worth a retry of what may pass by itself only', () => {
    for (const code of codes) {
      const { status, isRetryable } = errorTable[code]
      if (isRetryable) expect([0, 429, 500, 503]).toContain(status)
    }
  })
})

describe('an error', () => {
  it('says its sentence with its values; instants as ISO 8601', () => {
    const error = new AppError('already-acknowledged', { params: { name: 'Wei', sinceAt: 0 } })
    expect(error.message).toBe('Already acknowledged by Wei at 1970-01-01T00:00:00.000Z.')
  })

  it('shows a place whose value is missing', () => {
    expect(new AppError('estate-conflict').message).toBe('The estate already has {{name}}.')
  })

  it.each(codes)('%s survives the wire', code => {
    const params = { name: 'Wei', seconds: 5, sinceAt: 1_763_600_000_000 }
    const errors = [{ path: 'blocks.3.street', message: 'is required' }]
    const sent = new AppError(code, { params, errors, cause: new Error('secret') })
    const wire: unknown = JSON.parse(JSON.stringify(toProblem(sent, 'request-1')))
    expect(problem.parse(wire)).toMatchObject({ type: `urn:liftwatch:error:${code}`, status: errorTable[code].status })
    expect(JSON.stringify(wire)).not.toContain('secret')
    const received = fromProblem(wire)!
    expect(received).toBeInstanceOf(AppError)
    const { message, ...rest } = received
    expect(rest).toMatchObject({ code, params, errors, requestId: 'request-1' })
    expect(message).toBe(sent.message)
  })

  it('without values sends none', () => {
    expect(Object.keys(toProblem(new AppError('not-found'), 'request-1'))).not.toContain('params')
    expect(Object.keys(toProblem(new AppError('not-found'), 'request-1'))).not.toContain('errors')
  })

  it.each([
    undefined,
    null,
    'Bad gateway',
    {},
    { code: 'not-found' },
    { ...toProblem(new AppError('not-found'), ''), code: 'teapot' },
  ])('is not made of %j, which is no problem of ours', body => {
    expect(fromProblem(body)).toBeUndefined()
  })
})

it("input problems name their places with dots, in the shape's own words", () => {
  const shape = z.object({ blocks: z.array(z.object({ street: z.string({ error: 'is required' }) })) })
  expect(inputProblems(shape.safeParse({ blocks: [{ street: 'A' }, {}] }).error!)).toEqual([
    { path: 'blocks.1.street', message: 'is required' },
  ])
})

it('a refusal is thrown as its error, and no refusal is not', () => {
  expect(() => throwIfRefused({ code: 'report-locked' })).toThrow(new AppError('report-locked'))
  expect(() => throwIfRefused(undefined)).not.toThrow()
})
