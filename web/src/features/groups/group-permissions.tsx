import { Skeleton } from '@chakra-ui/react'
import { groups, type GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { PermissionEditor } from '../../access/permission-editor'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'

/** What a group grants. */
export function GroupPermissions({ of: { id } }: { readonly of: GroupRow }) {
  const t = useTexts()
  const mayEdit = isPermitted(groups.addPermissions, usePermissions())
  const { data, error, refetch } = useAnswer(groups.permissions, { id })
  const add = useChange(groups.addPermissions)
  const remove = useChange(groups.removePermissions)
  return (
    <>
      {error && (
        <LoadError
          title={t('permissions.editor.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {!data && !error && <Skeleton m="4" h="20rem" />}
      {data && (
        <PermissionEditor
          granted={data.granted}
          offered={data.offered}
          add={permissions => add({ id, permissions })}
          remove={permissions => remove({ id, permissions })}
          locked={mayEdit ? undefined : t('errors.no-permission')}
        />
      )}
    </>
  )
}
