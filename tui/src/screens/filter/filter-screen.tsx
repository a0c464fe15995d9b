import { Box } from 'ink'
import { useState } from 'react'
import { useMinute } from '../../clock'
import { filterProblems } from '../../components/filter/filter-input'
import type { FilterField, FilterValues } from '../../components/filter/filter-spec'
import { InlineField } from '../../components/form/inline-field'
import type { FieldSpec } from '../../components/form/field-spec'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type Screen } from '../../navigation'
import { useProgram } from '../../program'

type Props = Omit<Extract<Screen, { name: 'filter' }>, 'name'>

const lineWidth = 30

/** The filters of a list. What is wrong with one is said beside it, and nothing is applied. */
export function FilterScreen({ title, spec, values, apply, saveDefault }: Props) {
  const { translate, messages } = useProgram()
  const { back } = useNavigation()
  const { height } = useFrameSize()
  const now = useMinute()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  function specOf(field: FilterField): FieldSpec<string> {
    const { name, kind } = field
    const label = translate(field.label)
    if (field.kind !== 'choice') {
      return { name, kind: 'line', label: kind === 'day' ? `${label} (DD/MM/YYYY)` : label }
    }
    const options = field.options.map(option => ({ value: option.value, label: translate(option.label) }))
    return { name, label, kind: 'choice', options, isSeveral: field.isSeveral }
  }

  function isRight(next: FilterValues): boolean {
    const problems = filterProblems(spec, next, translate, now)
    setErrors(problems)
    return Object.keys(problems).length === 0
  }

  function submit(next: FilterValues): void {
    if (!isRight(next)) return
    apply(next)
    back()
  }

  const fields = spec.fields.map(specOf)
  const initial = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
  const form = useForm({ fields, initial, width: lineWidth, submit, cancel: back })
  useKeys({
    'filter.clear': { run: form.clear },
    'filter.saveDefault': {
      run() {
        if (!isRight(form.values)) return
        saveDefault(form.values)
        messages.show(translate('monitor.filter.saved'), 'ok')
      },
    },
  })
  const room = height - 1
  const top = Math.max(0, Math.min(form.state.focus - room + 1, fields.length - room))
  return (
    <Frame trail={[translate(title), translate('list.filters')]}>
      <Box flexDirection="column" paddingX={1} paddingTop={1}>
        {fields.slice(top, top + room).map((field, at) => (
          <InlineField
            key={field.name}
            spec={field}
            state={form.state.fields[field.name]!}
            isFocused={top + at === form.state.focus}
            error={errors[field.name]}
          />
        ))}
      </Box>
    </Frame>
  )
}
