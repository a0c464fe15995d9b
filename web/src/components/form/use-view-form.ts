import type { AnswerOf, Endpoint, InputOf } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { useAction, useReader } from '@liftwatch/core/hooks/action'
import { useNewName } from '@liftwatch/core/hooks/new-name'
import { checkForm, refusedForm, type FormProblems } from '@liftwatch/core/views/forms/check-form'
import { offeredField, type FormValues, type NewQuestion } from '@liftwatch/core/views/forms/form-field'
import { shownFields, startValues } from '@liftwatch/core/views/forms/form-values'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { useState } from 'react'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useTexts } from '../../texts'
import { showMessage, shownMs } from '../overlay/messages'
import { useSayDone } from '../actions/use-act'
import { useFormDraft } from './form-draft'

export interface ViewFormOptions<E extends Endpoint> {
  readonly view: FormView<E>
  /** The record that it changes, as it is now. */
  readonly row?: FormRow
  /** What the call takes besides what is typed; the record's id goes by itself. */
  readonly rest?: Partial<InputOf<E>>
  /** What is known of the fields beforehand. */
  readonly known?: FormValues
  /** Makes the call, where no list is to be fetched again after it. */
  readonly run?: (input: InputOf<E>) => Promise<AnswerOf<E>>
  readonly done?: (answer: AnswerOf<E>, input: InputOf<E>) => unknown
  /** Names the record where it is said that it is done. */
  readonly subject?: string
  /** What a draft is of where it makes something new, which is not to go into another one. */
  readonly draftOf?: string
  /** Whether a refusal has been dealt with, by another page, say. */
  readonly refused?: (error: AppError) => boolean
}

type Values = Record<string, string>

/** What was typed as it is sent, and what is to be asked before that. */
interface Sent<E extends Endpoint> {
  readonly input: InputOf<E>
  readonly asked: { readonly question: NewQuestion; readonly name: string } | undefined
}

function errorsOf({ fields, form }: FormProblems): FieldErrors<Values> {
  const errors = Object.entries(fields).map(([name, message]) => [name, { type: 'check', message }])
  return { ...Object.fromEntries(errors), ...(form !== undefined && { root: { type: 'check', message: form } }) }
}

/** What a form holds, checks and sends, from its description. */
export function useViewForm<E extends Endpoint>(options: ViewFormOptions<E>) {
  const { view, row, known, done, subject, refused } = options
  const t = useTexts()
  const call = useAction(view, row)
  const named = useNewName(view, t.language)
  const sayDone = useSayDone()
  const [asked, ask] = useState<Sent<E>>()
  const [unsent, setUnsent] = useState<InputOf<E>>()
  const start = startValues(view, row, known)
  const rest = { ...(row && rowInput(view, [row])), ...options.rest } as Partial<InputOf<E>>
  const form = useForm<Values, unknown, Sent<E>>({
    // What others change shows at once, except over what is being typed here.
    values: { ...start },
    resetOptions: { keepDirtyValues: true },
    resolver(typed) {
      const { values, asked } = named(typed)
      const checked = checkForm(view, values, t, rest)
      return checked.problems
        ? { values: {}, errors: errorsOf(checked.problems) }
        : { values: { input: checked.input, asked }, errors: {} }
    },
  })
  const { control, formState, setError, reset } = form
  const draft = useFormDraft(view, row, form, options.draftOf)
  const { changedBy, goOn, asked: madeFrom } = draft.madeFrom
  const typed = useWatch({ control }) as FormValues
  const reader = useReader()
  const fields = shownFields(view, typed).map(field => offeredField(field, reader, row))

  function show(problems: FormProblems): void {
    Object.entries(problems.fields).forEach(([name, message], at) => {
      setError(name, { message }, { shouldFocus: at === 0 })
    })
    if (problems.form === undefined) return
    // The form keeps what was typed, for another try, and why: the message goes as soon as the specification says.
    if (view.failed) showMessage('critical', problems.form, shownMs)
    setError('root', { message: view.failed ? t(view.failed, { reason: problems.form }) : problems.form })
  }

  async function send(input: InputOf<E>): Promise<void> {
    const startedAt = Date.now()
    let answer: AnswerOf<E>
    try {
      answer = await (options.run ?? call.run)({ ...input, ...madeFrom })
    } catch (error) {
      if (!(error instanceof AppError)) {
        show({ fields: {}, form: t('forms.failed') })
        throw error
      }
      return refused?.(error) ? undefined : show(refusedForm(view, error, t))
    }
    draft.drop()
    // What makes something new is empty again for the next.
    reset(view.edits ? form.getValues() : { ...start }, { keepDirtyValues: false })
    const { takeBack } = call
    const undo = takeBack && { run: takeBack, done: t(view.takeBack!.done) }
    if (view.done && subject !== undefined) sayDone({ subject, done: t(view.done), undo }, answer, startedAt)
    else if (view.done) showMessage('ok', t(view.done))
    await done?.(answer, input)
  }

  /** Sends it, after its question where it has one. */
  function confirmed(input: InputOf<E>): void {
    if (view.asksToSend) setUnsent(input)
    else void send(input)
  }

  function discard(): void {
    draft.drop()
    reset({ ...start }, { keepDirtyValues: false })
  }

  return {
    control,
    fields,
    refusal: call.refusal,
    problem: formState.errors.root?.message,
    isPending: formState.isSubmitting,
    submit: () => {
      if (!formState.isSubmitting)
        void form.handleSubmit(sent =>
          sent.asked ? ask(sent) : view.asksToSend ? setUnsent(sent.input) : send(sent.input),
        )()
    },
    /** What is stored, which a locked form shows in the place of what was typed. */
    start,
    /** Lets go of what was typed before and is here again. */
    discard: draft.isRestored ? discard : undefined,
    /** What was typed into which fields. */
    typed,
    touched: formState.dirtyFields,
    /** Who was quicker, where that is so. */
    changed: changedBy && { by: changedBy, goOn, discard },
    asked: asked?.asked && {
      ...asked.asked,
      cancel: () => ask(undefined),
      confirm() {
        ask(undefined)
        confirmed(asked.input)
      },
    },
    /** What is asked before it is sent, where that was tried. */
    unsent: unsent &&
      view.asksToSend && {
        question: t(view.asksToSend),
        cancel: () => setUnsent(undefined),
        confirm() {
          setUnsent(undefined)
          void send(unsent)
        },
      },
  }
}
