import { codesOf, isCodeOf } from '@liftwatch/core/views/filters/alarm-code-list'
import type { CodeList } from '@liftwatch/core/views/filters/filter-field'
import { z } from 'zod'

/** Codes of alarms, as the contract takes them. One that names no alarm is refused: what it leads to would look like a quiet night. */
export function codeOption<Type extends z.core.$ZodType>(codes: CodeList, type: Type) {
  const error = `must be codes such as ${codesOf(codes).join(', ')}`
  return z.preprocess((typed, context) => {
    const unknown = [typed].flat().find(one => typeof one === 'string' && !isCodeOf(codes, one))
    if (unknown !== undefined) context.addIssue({ code: 'custom', message: error, input: unknown })
    return typed
  }, type)
}
