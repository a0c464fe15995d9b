import type { GroupRow } from '@liftwatch/core/contract/accounts/groups'
import type { Refusal } from '@liftwatch/core/errors'
import { useAction } from '@liftwatch/core/hooks/action'
import { renameGroupForm } from '@liftwatch/core/views/forms/groups'

/** Why a group may not be changed: its name, its members and what it grants have one rule. */
export function useEditRefusal(group: GroupRow): Refusal | undefined {
  return useAction(renameGroupForm, group).refusal
}
