import type { z } from 'zod/mini'
import type { InputProblem } from '../errors'

/** Zod's issues as the wire names them: dotted path and message. */
export function inputProblems(error: z.core.$ZodError): InputProblem[] {
  return error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message }))
}
