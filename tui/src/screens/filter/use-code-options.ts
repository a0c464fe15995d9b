import { faultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { labelIn } from '@liftwatch/core/domain/labels'
import { useAlarmTypes } from '@liftwatch/core/hooks/alarm-types'
import type { CodeList } from '@liftwatch/core/views/filters/filter-field'
import type { FilterLine } from '../../components/filter/filter-lines'
import type { FieldOption } from '../../components/form/choice-state'
import { useProgram } from '../../program/program'

/** The codes that a form offers, with words in the reader's language; nothing before they are known. */
export function useCodeOptions(lines: readonly FilterLine[]): (codes: CodeList) => readonly FieldOption[] {
  const { translate } = useProgram()
  const view = lines.flatMap(line => (line.kind === 'codes' && line.codes !== 'fault-numbers' ? [line.codes] : []))[0]
  const { data: known = [] } = useAlarmTypes(view ?? 'RBE', view !== undefined)
  return codes => {
    if (codes !== 'fault-numbers')
      return known.map(one => ({ value: one.code, label: labelIn(translate.language, one) }))
    return Object.entries(faultNumbers).map(([value, one]) => ({ value, label: labelIn(translate.language, one) }))
  }
}
