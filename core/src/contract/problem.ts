import { z } from 'zod/mini'
import { AppError, errorCodes, errorTable } from '../errors'

/** RFC 9457 problem details, as sent with application/problem+json (decisions.md section 2). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problem>

/** The wire form of an error. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status, detail } = errorTable[error.code]
  return {
    type: `urn:liftwatch:error:${error.code}`,
    title: detail.split('{{')[0]!.trim() || detail,
    status,
    detail: error.message,
    code: error.code,
    requestId,
    ...(Object.keys(error.params).length > 0 && { params: error.params }),
    ...(error.errors.length > 0 && { errors: [...error.errors] }),
  }
}

/** Rebuilds the error that the server sent. Answers nothing where the text is not a problem document. */
export function fromProblem(body: unknown): AppError | undefined {
  const parsed = problem.safeParse(body)
  if (!parsed.success) return undefined
  const { code, params, errors, requestId } = parsed.data
  return new AppError(code, { params, errors, requestId })
}
