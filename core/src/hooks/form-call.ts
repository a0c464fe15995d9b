import { permissionsOf, type AnswerOf, type Endpoint, type InputOf } from '../contract/endpoint'
import type { FormRow, FormView } from '../views/forms/form-view'
import { useRefusal, type Action } from './alarm-actions'
import { useChange } from './answer'

type FormCall<E extends Endpoint> = Pick<Action<InputOf<E>, AnswerOf<E>>, 'refusal' | 'run'>

/**
 * The call of a form, and why it would be refused now, by the permission and the rule that the server applies as well.
 * @param row the record that it changes; undefined for something new
 */
export function useFormCall<E extends Endpoint>({ endpoint, edits }: FormView<E>, row?: FormRow): FormCall<E> {
  const refusalOf = useRefusal(permissionsOf(endpoint.access)[0], row)
  return { refusal: refusalOf(other => edits?.rule(other)), run: useChange(endpoint) }
}
