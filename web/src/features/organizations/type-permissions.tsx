import { organizationTypes, type TypePermissions as Lists } from '@liftwatch/core/contract/accounts/organization-types'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { protectedRefusal } from '@liftwatch/core/domain/organizations'
import { useChange } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { PermissionEditor } from '../../access/permission-editor'
import { useTexts } from '../../texts'

/** The list of a type; LIFTWATCH's is fixed. */
export function TypePermissions({ of: { type, granted, offered } }: { readonly of: Lists }) {
  const t = useTexts()
  const mayEdit = isPermitted(organizationTypes.addPermissions, usePermissions())
  const add = useChange(organizationTypes.addPermissions)
  const remove = useChange(organizationTypes.removePermissions)
  const locked = protectedRefusal(type)
    ? t('organizations.types.fixed')
    : mayEdit
      ? undefined
      : t('errors.no-permission')
  return (
    <PermissionEditor
      granted={granted}
      offered={offered}
      add={permissions => add({ type, permissions })}
      remove={permissions => remove({ type, permissions })}
      locked={locked}
    />
  )
}
