import type { CaseChange } from '../../contract/alarms/case-logs'
import type { Translate } from '../../text/translate'
import { editCaseForm } from './cases'
import { wordsIn } from './form-field'

/** One field of a case that an edit changed, as the form calls it. */
export function caseChangeWords({ field: name, before, after }: CaseChange, t: Translate): string {
  const field = editCaseForm.fields.find(one => one.name === name)
  if (!field) return t('cases.changed', { label: name, before, after })
  const shown = (value: string) => {
    const chosen = field.kind === 'choice' ? field.options.find(option => option.value === value) : undefined
    return chosen ? wordsIn(t, chosen.label) : value
  }
  return t('cases.changed', { label: t(field.label), before: shown(before), after: shown(after) })
}
