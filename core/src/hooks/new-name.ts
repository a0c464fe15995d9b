import { namedChoice } from '../domain/ranked-choices'
import type { FormValues, NewQuestion } from '../views/forms/form-field'
import type { FormView } from '../views/forms/form-view'
import { useOfferedNames } from './offered-names'

interface Named {
  /** As it is to be sent: what names one of those that are offered is that one, whatever its case and blanks. */
  readonly values: FormValues
  /** What is to be asked before a name is sent that is none of them. */
  readonly asked: { readonly question: NewQuestion; readonly name: string } | undefined
}

/** Looks at what was typed for a name that is new; a form asks of one field at most. */
export function useNewName({ fields }: FormView, language: 'en' | 'zh'): (values: FormValues) => Named {
  const field = fields.find(one => one.kind === 'listed' && one.asksOfNew !== undefined)
  const question = field?.kind === 'listed' ? field.asksOfNew : undefined
  const offered = useOfferedNames(field?.kind === 'listed' ? field.offers : undefined, language)
  return values => {
    if (field === undefined || question === undefined) return { values, asked: undefined }
    const typed = values[field.name]!
    const named = namedChoice(offered, typed)
    const name = named?.value ?? typed.trim()
    return { values: { ...values, [field.name]: name }, asked: named ? undefined : { question, name } }
  }
}
