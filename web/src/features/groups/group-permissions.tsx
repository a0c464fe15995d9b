import { Skeleton } from '@chakra-ui/react'
import { groups, type GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { AppError } from '@liftwatch/core/errors'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { errorText } from '@liftwatch/core/text/error-text'
import { PermissionEditor } from '../../access/permission-editor'
import { LoadError } from '../../components/contact/load-error'
import { useTexts } from '../../texts'
import { useEditRefusal } from './use-edit-refusal'

/** What a group grants. */
export function GroupPermissions({ of: group }: { readonly of: GroupRow }) {
  const { id } = group
  const t = useTexts()
  const refusal = useEditRefusal(group)
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
          locked={refusal && errorText(t, new AppError(refusal.code, { params: refusal.params }))}
        />
      )}
    </>
  )
}
