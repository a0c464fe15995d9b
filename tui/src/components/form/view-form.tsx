import { useOfferedNames } from '@liftwatch/core/hooks/offered-names'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { wordsIn, type FormField, type FormValues, type OfferedList } from '@liftwatch/core/views/forms/form-field'
import { shownFields } from '@liftwatch/core/views/forms/form-values'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { Box } from 'ink'
import { useState } from 'react'
import { useProgram } from '../../program/program'
import { Frame, useFrameSize } from '../frame/frame'
import type { Message } from '../message/message-board'
import { Words } from '../text/words'
import { wrap } from '../text/wrap'
import { Field } from './field'
import { fieldSpec } from './field-specs'
import { formLayout } from './form-layout'
import { suggestionsOf } from './suggestions'
import { useForm } from './use-form'

const margin = 2
/** By which a field is set off from its label. */
const fieldIndent = 2
const widthMax = 100
/** Of what is found by typing. */
const listedWidth = 40

interface ViewFormProps {
  readonly view: FormView
  readonly start: FormValues
  readonly trail: readonly string[]
  readonly statusLine?: Message | undefined
  /** Said above the fields. */
  readonly lead?: string | undefined
  /** The field that one begins in, where the first ones are filled in. */
  readonly focus?: number
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly submit: (values: FormValues) => unknown
  readonly cancel?: ((isTouched: boolean) => void) | undefined
}

function useOffered(fields: readonly FormField[]) {
  const { translate } = useProgram()
  const wanted = (list: OfferedList) =>
    fields.some(one => one.kind === 'listed' && one.offers === list) ? list : undefined
  return {
    'technician-codes': useOfferedNames(wanted('technician-codes'), translate.language),
    teams: useOfferedNames(wanted('teams'), translate.language),
  }
}

function noteOf(field: FormField, text: string, translate: Translate, shown: string | undefined): string | undefined {
  if (field.kind === 'text') return translate('forms.counter', { used: text.length, max: field.maxCharacters })
  return shown ?? (field.hint && wordsIn(translate, field.hint))
}

/** Any form of core's views, drawn from its description; a text of several lines takes the room that there is. */
export function ViewForm(props: ViewFormProps) {
  const { view, start, trail, statusLine, lead, focus = 0, errors, submit, cancel } = props
  const { translate } = useProgram()
  const frame = useFrameSize()
  const offered = useOffered(view.fields)
  const [held, hold] = useState(start)
  const shown = shownFields(view, held)
  const offeredOf = (field: FormField) => (field.kind === 'listed' ? offered[field.offers] : [])
  const fields = shown.map(field => fieldSpec(field, translate, offeredOf(field)))
  const width = Math.min(widthMax, frame.width - margin * 2 - fieldIndent)
  const form = useForm({
    fields,
    initial: start,
    focus,
    width: width - 1,
    submit,
    ...(cancel && { cancel: () => cancel(form.isTouched) }),
  })
  // What is asked for follows what is typed: the form is drawn once more when that changes it.
  const names = (values: FormValues) => shownFields(view, values).map(({ name }) => name)
  if (names(form.values).join() !== names(held).join()) hold(form.values)
  const spec = fields[form.state.focus]!
  const offers = suggestionsOf(spec, form.state.fields[spec.name]!).length
  const leadRows = lead === undefined ? [] : wrap(lead, width)
  // With the empty line after them.
  const taken = leadRows.length === 0 ? 0 : leadRows.length + 1
  const layout = formLayout(fields, form.state.focus, frame.height - 1 - taken, offers)
  return (
    <Frame trail={trail} statusLine={statusLine}>
      <Box flexDirection="column" paddingX={margin} paddingTop={1} gap={layout.gap}>
        {leadRows.length > 0 && (
          <Box flexDirection="column">
            {leadRows.map(({ start: at, text }) => (
              <Words key={at}>{text.trimEnd() || ' '}</Words>
            ))}
          </Box>
        )}
        {shown.slice(layout.top, layout.end).map((field, at) => {
          const text = form.values[field.name]!
          const chosen = offeredOf(field).find(({ value }) => value === text.trim())
          return (
            <Field
              key={field.name}
              spec={fields[layout.top + at]!}
              state={form.state.fields[field.name]!}
              isFocused={layout.top + at === form.state.focus}
              error={errors[field.name]}
              note={noteOf(field, text, translate, chosen?.shown)}
              width={field.kind === 'listed' ? listedWidth : width}
              rows={field.kind === 'text' || field.kind === 'entries' ? layout.textRows : 1}
              suggestionsMax={layout.suggestionsMax}
            />
          )
        })}
      </Box>
    </Frame>
  )
}
