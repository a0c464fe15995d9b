import { checkInput, inputProblems } from '@liftwatch/core/contract/check-input'
import { liftNameParts, splitLiftName } from '@liftwatch/core/domain/lift-name'
import { isDay } from '@liftwatch/core/domain/calendar'
import { dayBounds, formatDay } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { isCodeOf } from '@liftwatch/core/views/filters/alarm-code-list'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { linesOf, type FilterLine } from './filter-lines'
import type { FilterValues } from '../../program/filter-values'

/** A day as YYYY-MM-DD, also where it was written as times are shown, DD/MM/YYYY; undefined for what is no day. */
function dayOf(text: string): string | undefined {
  if (isDay(text)) return text
  const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  if (!date || !month || !year) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** The texts between commas. */
function itemsOf(text: string): string[] {
  return text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)
}

function valueOf(line: FilterLine, text: string): unknown {
  if (line.kind === 'codes' || (line.kind === 'choice' && line.isSeveral)) return itemsOf(text)
  if (line.kind !== 'day') return text
  const day = dayOf(text)
  return day && dayBounds(day)[line.bound]
}

/** A whole name in one of a name's lines is all of its parts. */
function partsOf(values: FilterValues): FilterValues {
  const whole = liftNameParts.map(name => splitLiftName(values[name] ?? '')).find(parts => parts !== undefined)
  return whole ? { ...values, ...whole } : values
}

/** The filter as the contract takes it. The values have been checked. */
export function filterInput(filters: ListFilters, values: FilterValues): Record<string, unknown> {
  const parts = partsOf(values)
  const given = linesOf(filters).flatMap(line => {
    const text = (parts[line.name] ?? '').trim()
    return text ? [[line.name, valueOf(line, text)]] : []
  })
  return Object.fromEntries(given) as Record<string, unknown>
}

function dayProblem(text: string, today: string, translate: Translate): string | undefined {
  const day = dayOf(text)
  if (!day) return translate('monitor.filter.dayInvalid')
  return day > today ? translate('monitor.filter.dayAhead') : undefined
}

function optionProblem(line: FilterLine, text: string, translate: Translate): string | undefined {
  if (line.kind !== 'choice') return undefined
  const known = line.options.map(({ value }) => value)
  const isKnown = text.split(',').every(value => known.includes(value))
  return isKnown ? undefined : translate('monitor.filter.oneOf', { values: known.join(', ') })
}

function codeProblem(line: FilterLine, text: string, translate: Translate): string | undefined {
  if (line.kind !== 'codes') return undefined
  const item = itemsOf(text).find(one => !isCodeOf(line.codes, one))
  return item === undefined ? undefined : translate('monitor.filter.unknown', { item })
}

/**
 * What is wrong with a filter, by line.
 * @param now today's instant: no day may be beyond it
 */
export function filterProblems(
  filters: ListFilters,
  values: FilterValues,
  translate: Translate,
  now: number,
): Readonly<Record<string, string>> {
  const today = formatDay(now)
  const problems = linesOf(filters).flatMap(line => {
    const text = values[line.name]?.trim()
    if (!text) return []
    const problem =
      line.kind === 'day'
        ? dayProblem(text, today, translate)
        : (optionProblem(line, text, translate) ?? codeProblem(line, text, translate))
    return problem ? [[line.name, problem]] : []
  })
  if (problems.length > 0) return Object.fromEntries(problems) as Record<string, string>
  const parsed = checkInput(filters.input, filterInput(filters, values))
  if (parsed.success) return {}
  return Object.fromEntries(inputProblems(parsed.error).map(({ path, message }) => [path.split('.')[0]!, message]))
}
