import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { errorText, type Translate } from '@liftwatch/core/text/translate'
import type { z } from 'zod/mini'

/** What is wrong with a form: a sentence at each box, and one for the whole of it. */
export type FormProblems<Field extends string> = Partial<Record<Field | 'form', string>>

/** What to say at a box that is empty, or holds what it should not. */
export interface BoxWords {
  readonly empty: string
  readonly wrong: string
}

/** What a shape has against what was typed, box by box. */
export function shapeProblems<Field extends string>(
  error: z.core.$ZodError,
  typed: FormData,
  words: Readonly<Record<Field, BoxWords>>,
): FormProblems<Field> {
  const wrong = new Set(error.issues.map(issue => String(issue.path[0])))
  const problems = Object.entries<BoxWords>(words)
    .filter(([field]) => wrong.has(field))
    .map(([field, { empty, wrong: text }]) => [field, typed.get(field) ? text : empty])
  return Object.fromEntries(problems) as FormProblems<Field>
}

/** What the server has against it: below the form, or at the boxes that the error's code is about. Throws what is a bug. */
export function serverProblems<Field extends string>(
  error: unknown,
  t: Translate,
  places: Partial<Record<ErrorCode, readonly Field[]>> = {},
): FormProblems<Field> {
  if (!(error instanceof AppError)) throw error
  const text = errorText(t, error)
  const boxes = places[error.code] ?? (['form'] as const)
  return Object.fromEntries(boxes.map(box => [box, text])) as FormProblems<Field>
}
