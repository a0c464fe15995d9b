import { Box } from 'ink'
import { useState } from 'react'
import { useMinute } from '../../program/clock'
import { filterProblems } from '../../components/filter/filter-input'
import { linesOf, type FilterLine } from '../../components/filter/filter-lines'
import type { FilterValues } from '../../program/filter-values'
import { suggestionsOf } from '../../components/form/suggestions'
import { InlineField } from '../../components/form/inline-field'
import type { FieldSpec } from '../../components/form/field-spec'
import { useForm } from '../../components/form/use-form'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type Screen } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useCodeOptions } from './use-code-options'

type Props = Omit<Extract<Screen, { name: 'filter' }>, 'name'>

const lineWidth = 30
const suggestionsMax = 5

/** The filters of a list. What is wrong with one is said beside it, and nothing is applied. */
export function FilterScreen({ title, filters, values, apply, saveDefault }: Props) {
  const { translate, messages } = useProgram()
  const { back } = useNavigation()
  const { height } = useFrameSize()
  const now = useMinute()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const lines = linesOf(filters)
  const optionsOf = useCodeOptions(lines)

  function specOf(line: FilterLine): FieldSpec<string> {
    const { name, kind } = line
    const label = translate(line.label)
    if (line.kind === 'codes') return { name, label, kind: 'line', options: optionsOf(line.codes), isSeveral: true }
    if (line.kind !== 'choice') {
      return { name, kind: 'line', label: kind === 'day' ? `${label} (YYYY-MM-DD)` : label }
    }
    const options = line.options.map(option => ({ value: option.value, label: translate(option.label) }))
    return { name, label, kind: 'choice', options, isSeveral: line.isSeveral }
  }

  function isRight(next: FilterValues): boolean {
    const problems = filterProblems(filters, next, translate, now)
    setErrors(problems)
    return Object.keys(problems).length === 0
  }

  function submit(next: FilterValues): void {
    if (!isRight(next)) return
    apply(next)
    back()
  }

  const fields = lines.map(specOf)
  const initial = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
  const form = useForm({ fields, initial, width: lineWidth, submit, cancel: back })
  useKeys({
    'filter.clear': { run: form.clear },
    ...(saveDefault && {
      'filter.saveDefault': {
        run() {
          if (!isRight(form.values)) return
          saveDefault(form.values)
          messages.show(translate('monitor.filter.saved'), 'ok')
        },
      },
    }),
  })
  const here = fields[form.state.focus]!
  const offered = Math.min(suggestionsMax, suggestionsOf(here, form.state.fields[here.name]!).length)
  const room = height - 1 - offered
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
            suggestionsMax={suggestionsMax}
          />
        ))}
      </Box>
    </Frame>
  )
}
