import { useQueryClient } from '@tanstack/react-query'
import type { SessionState } from '../client/session'
import { isPermitted, type AnswerOf, type Endpoint, type InputOf } from '../contract/endpoint'
import type { Refusal } from '../errors'
import type { Reader } from '../views/forms/form-field'
import type { FormRow, FormView } from '../views/forms/form-view'
import { resourceOf } from '../domain/touched-resources'
import { answerKey } from './answer'
import { useFrontEnd } from './front-end'
import { usePermissions, useSession } from './session'

/** What a person can do to a record, or to make one. */
export interface Action<E extends Endpoint> {
  /** Why it would be refused now, by the permission and the rule that the server applies as well. */
  readonly refusal: Refusal | undefined
  /** Answers the record as it then is. Rejects with an AppError. */
  readonly run: (input: InputOf<E>) => Promise<AnswerOf<E>>
  /** Undoes it by what it answered; undefined for what cannot be undone. */
  readonly takeBack: ((after: AnswerOf<E>) => Promise<unknown>) | undefined
}

const noPermission: Refusal = { code: 'no-permission' }
const readOnly: Refusal = { code: 'read-only' }

const unknown: Reader = { userId: '', organizationId: '', organizationType: null, role: null, permissions: new Set() }

function readerOf(state: SessionState): Reader {
  if (state.status !== 'ready') return unknown
  const { user, organization, permissions } = state
  return {
    userId: user.id,
    organizationId: organization.id,
    organizationType: organization.type,
    role: user.role,
    permissions,
  }
}

/** By whom, where and as what a form is filled in. */
export function useReader(): Reader {
  return readerOf(useSession())
}

/** Says of any action what it is for a record now; without a record there is nothing to refuse yet, but for who may not do it at all. */
export function useActions(): <E extends Endpoint>(view: FormView<E>, row?: FormRow) => Action<E> {
  const { client, isReadOnly } = useFrontEnd()
  const queries = useQueryClient()
  const permissions = usePermissions()
  const reader = useReader()

  async function change<E extends Endpoint>(endpoint: E, input: object, detail?: Endpoint): Promise<AnswerOf<E>> {
    try {
      const after = (await client.call<Endpoint>(endpoint, input as never)) as AnswerOf<E>
      // A call that answers the record as its detail does: that shows at once.
      if (detail?.answer === endpoint.answer) {
        queries.setQueryData(answerKey(detail, { id: (after as FormRow).id }), after)
      }
      return after
    } finally {
      // Also after a refusal: someone else was quicker, and their name is what there is to see.
      void queries.invalidateQueries({ queryKey: [resourceOf(endpoint)] })
    }
  }

  return (view, row) => {
    const { endpoint, edits, rule = edits?.rule, takeBack } = view
    const refused = isReadOnly ? readOnly : isPermitted(endpoint, permissions) ? undefined : noPermission
    return {
      refusal: refused ?? (row && rule?.(row, reader)),
      run: input => change(endpoint, input, edits?.detail),
      takeBack:
        takeBack && (after => change(takeBack.endpoint, takeBack.input(after as unknown as FormRow), edits?.detail)),
    }
  }
}

/** The same of one action. */
export function useAction<E extends Endpoint>(view: FormView<E>, row?: FormRow): Action<E> {
  return useActions()(view, row)
}
