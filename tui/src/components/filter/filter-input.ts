import { checkInput } from '@liftwatch/core/contract/check-input'
import { inputProblems } from '@liftwatch/core/errors'
import { dayBounds, formatDay } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { FilterField, FilterSpec, FilterValues } from './filter-spec'

/** DD/MM/YYYY as YYYY-MM-DD; undefined for what is no day. */
function dayOf(text: string): string | undefined {
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (!date || !month || !year) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(day) ? day : undefined
}

function valueOf(field: FilterField, text: string): unknown {
  if (field.kind === 'list' || (field.kind === 'choice' && field.isSeveral)) {
    return text
      .split(',')
      .map(item => item.trim())
      .filter(Boolean)
  }
  if (field.kind !== 'day') return text
  const day = dayOf(text)
  return day && dayBounds(day)[field.bound]
}

/** The filter as the contract takes it. The values have been checked. */
export function filterInput({ fields }: FilterSpec, values: FilterValues): Record<string, unknown> {
  const given = fields.flatMap(field => {
    const text = values[field.name]?.trim()
    return text ? [[field.name, valueOf(field, text)]] : []
  })
  return Object.fromEntries(given) as Record<string, unknown>
}

function dayProblem(text: string, today: string, translate: Translate): string | undefined {
  const day = dayOf(text)
  if (!day) return translate('monitor.filter.dayInvalid')
  return day > today ? translate('monitor.filter.dayAhead') : undefined
}

function optionProblem(field: FilterField, text: string, translate: Translate): string | undefined {
  if (field.kind !== 'choice') return undefined
  const known = field.options.map(({ value }) => value)
  const isKnown = text.split(',').every(value => known.includes(value))
  return isKnown ? undefined : translate('monitor.filter.oneOf', { values: known.join(', ') })
}

/**
 * What is wrong with a filter, by field.
 * @param now today's instant: no day may be beyond it
 */
export function filterProblems(
  spec: FilterSpec,
  values: FilterValues,
  translate: Translate,
  now: number,
): Readonly<Record<string, string>> {
  const today = formatDay(now)
  const problems = spec.fields.flatMap(field => {
    const text = values[field.name]?.trim()
    if (!text) return []
    const problem = field.kind === 'day' ? dayProblem(text, today, translate) : optionProblem(field, text, translate)
    return problem ? [[field.name, problem]] : []
  })
  if (problems.length > 0) return Object.fromEntries(problems) as Record<string, string>
  const parsed = checkInput(spec.shape, filterInput(spec, values))
  if (parsed.success) return {}
  return Object.fromEntries(inputProblems(parsed.error).map(({ path, message }) => [path.split('.')[0]!, message]))
}
