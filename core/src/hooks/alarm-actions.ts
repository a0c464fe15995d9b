import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AlarmFacts } from '../contract/alarms'
import type { Permission } from '../contract/permissions'
import type { Refusal } from '../errors'
import { alarmCalls, type AnsweredKind } from './alarm-calls'
import { answerKey } from './answer'
import { useFrontEnd } from './front-end'
import { usePermissions } from './session'

export interface Action<Input, Row> {
  /** Why it would be refused now, by the rule that the server applies as well. */
  readonly refusal: Refusal | undefined
  readonly isPending: boolean
  readonly run: (input: Input) => Promise<Row>
}

const noPermission: Refusal = { code: 'no-permission' }
const readOnly: Refusal = { code: 'read-only' }

/** Asks a rule about a row, for who has the permission at all. Without a row there is nothing to refuse yet. */
export function useRefusal<Row>(
  permission: Permission | undefined,
  row: Row | undefined,
): (rule: (row: Row) => Refusal | undefined) => Refusal | undefined {
  const refusal = usePermissionRefusal(permission)
  return rule => refusal ?? (row && rule(row))
}

/** A call that changes an alarm: it answers the alarm as it then is, which the detail shows at once. */
export function useAlarmMutation<Input, Row extends Pick<AlarmFacts, 'id'>>(
  kind: AnsweredKind,
  call: (input: Input) => Promise<Row>,
) {
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: call,
    // Also after a refusal: someone else was quicker, and their name is what there is to see.
    onSettled: () => queries.invalidateQueries({ queryKey: [kind] }),
    onSuccess: row => queries.setQueryData(answerKey(alarmCalls[kind].detail, { id: row.id }), row),
  })
  return { isPending: mutation.isPending, run: mutation.mutateAsync }
}

/** Why no one here may do it at all, whatever the row; some calls ask for no permission. */
export function usePermissionRefusal(permission: Permission | undefined): Refusal | undefined {
  const permissions = usePermissions()
  const isPermitted = permission === undefined || permissions.has(permission)
  const { isReadOnly } = useFrontEnd()
  if (isReadOnly) return readOnly
  return isPermitted ? undefined : noPermission
}
