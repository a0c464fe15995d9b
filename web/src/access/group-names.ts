import { groups } from '@liftwatch/core/contract/accounts/groups'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { groupsMax } from '@liftwatch/core/limits'

interface GroupNames {
  /** Whether the reader may see which groups there are. */
  readonly mayRead: boolean
  /** Undefined while they are loading. */
  readonly groups: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** The groups of the chosen organisation, all of them, by their names. */
export function useGroupNames(): GroupNames {
  const mayRead = isPermitted(groups.page, usePermissions())
  const { data } = useAnswer(groups.page, mayRead ? { page: 0, size: groupsMax, sort: 'name,ASC' } : undefined)
  return { mayRead, groups: data?.content }
}
