import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import type { OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import { useActions } from '@liftwatch/core/hooks/action'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { suspendUserForm } from '@liftwatch/core/views/forms/users'
import type { BulkAction } from '../../components/record-list/bulk-action'
import { useTexts } from '../../texts'

/** Suspends several members, each with a result of its own; for who may suspend any. */
export function useSuspendSeveral(): readonly BulkAction<MemberRow>[] | undefined {
  const t = useTexts()
  const actionOf = useActions()
  const { refusal, run } = actionOf<Endpoint>(suspendUserForm)
  if (refusal) return undefined
  return [
    {
      name: 'suspend',
      label: t(suspendUserForm.submit),
      done: t(suspendUserForm.done!),
      isFor: row => actionOf<Endpoint>(suspendUserForm, row).refusal === undefined,
      run: row =>
        run(rowInput(suspendUserForm, [row])).then(
          (): OnceOutcome => ({ what: 'done' }),
          (error: unknown): OnceOutcome => ({ what: 'failed', error }),
        ),
      question: rows => t('users.suspendSeveral', { number: rows.length }),
    },
  ]
}
