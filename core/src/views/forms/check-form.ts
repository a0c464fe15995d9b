import type { z } from 'zod/mini'
import { checkInput, inputProblems } from '../../contract/check-input'
import type { Endpoint, InputOf } from '../../contract/endpoint'
import type { AppError } from '../../errors'
import { errorText } from '../../text/error-text'
import type { Translate } from '../../text/translate'
import { requiredWords, wordsIn, type FormField, type FormValues, type Words } from './form-field'
import { formInput, shownFields } from './form-values'
import type { FormView } from './form-view'

/** What is wrong with a form, in the reader's language: a sentence at each field, and one for the whole of it. */
export interface FormProblems {
  readonly fields: Readonly<Record<string, string>>
  readonly form?: string
}

type Checked<E extends Endpoint> =
  | { readonly input: InputOf<E>; readonly problems?: undefined }
  | { readonly input?: undefined; readonly problems: FormProblems }

type Issue = z.core.$ZodIssue

/** General words for what a shape does not take. */
function issueWords(issue: Issue): Words {
  if (issue.code === 'too_big') {
    const key = issue.origin === 'string' ? 'forms.tooLong' : 'forms.atMost'
    return [key, { max: Number(issue.maximum) }]
  }
  if (issue.code !== 'too_small') return 'forms.wrong'
  return [issue.origin === 'string' ? 'forms.tooShort' : 'forms.atLeast', { min: Number(issue.minimum) }]
}

function entriesWords(
  { wrong = 'forms.wrong', wrongOnes, tooMany }: FormField & { readonly kind: 'entries' },
  entries: readonly string[],
  issues: readonly Issue[],
): Words {
  if (issues.some(({ path }) => path.length === 1)) return tooMany
  const places = new Set(issues.map(({ path }) => path[1]))
  return entries.length === 1 ? wrong : [wrongOnes, { entries: entries.filter((_, at) => places.has(at)).join(', ') }]
}

function problemWords(field: FormField, value: unknown, issues: readonly Issue[]): Words | undefined {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  const required = requiredWords(field)
  if (isEmpty && required !== undefined) return required
  if (issues.length === 0) return undefined
  if (field.kind === 'entries') return entriesWords(field, value as readonly string[], issues)
  return field.wrong ?? issueWords(issues[0]!)
}

/**
 * Checks what was typed by the shape of the contract, as the server will.
 * @param rest what comes from elsewhere: the record's id, say
 * @returns the input of the form's call, or what is wrong at which fields
 */
export function checkForm<E extends Endpoint>(
  view: FormView<E>,
  values: FormValues,
  t: Translate,
  rest: Partial<InputOf<E>> = {},
): Checked<E> {
  const typed = formInput(view, values)
  const checked = checkInput(view.endpoint.input, { ...rest, ...typed })
  const issues = checked.error?.issues ?? []
  const problems = shownFields(view, values).flatMap(field => {
    const own = issues.filter(({ path }) => path[0] === field.name)
    const words = problemWords(field, typed[field.name], own)
    return words === undefined ? [] : [[field.name, wordsIn(t, words)]]
  })
  if (problems.length > 0) return { problems: { fields: Object.fromEntries(problems) as Record<string, string> } }
  if (checked.success) return { input: checked.data as InputOf<E> }
  // What is wrong was not typed: a link that was cut short, say.
  return { problems: { fields: {}, form: inputProblems(checked.error)[0]!.message } }
}

/** What the server has against a form: at the fields that the error's code or its problems name, else of the whole of it. */
export function refusedForm({ fields, places }: FormView, error: AppError, t: Translate): FormProblems {
  const text = errorText(t, error)
  const named = places[error.code]
  if (named) return { fields: Object.fromEntries(named.map(name => [name, text])) }
  const problems = error.errors.flatMap(({ path, message }) => {
    const field = fields.find(({ name }) => name === path.split('.')[0])
    return field ? [[field.name, field.wrong === undefined ? message : wordsIn(t, field.wrong)]] : []
  })
  return problems.length > 0
    ? { fields: Object.fromEntries(problems) as Record<string, string> }
    : { fields: {}, form: text }
}
