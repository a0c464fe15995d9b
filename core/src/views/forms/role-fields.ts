import type { Role } from '../../contract/accounts/organizations'
import type { MemberRow } from '../../contract/accounts/users'
import { roleRefusal } from '../../domain/roles'
import { serviceRoleRefusal } from '../../domain/service-accounts'
import type { FormValues, Reader } from './form-field'

/** The roles to choose from; the one that opens least comes first. */
export const roleField = {
  kind: 'choice',
  label: 'settings.invite.role',
  options: [
    { value: 'USER', label: 'states.role.USER', hint: 'settings.invite.roleHints.USER' },
    { value: 'SUPERUSER', label: 'states.role.SUPERUSER', hint: 'settings.invite.roleHints.SUPERUSER' },
    { value: 'ADMIN', label: 'states.role.ADMIN', hint: 'settings.invite.roleHints.ADMIN' },
  ],
  flag: ['--role <role>', 'user, superuser or admin'],
  rule: (other: Role, { role }: Reader, member: object | undefined) =>
    (member && serviceRoleRefusal(member as Pick<MemberRow, 'kind'>, other)) ??
    (role === null ? undefined : roleRefusal(role, other)),
} as const

/** The groups, for USER alone; the page that has this field knows which there are. */
export const groupsField = {
  kind: 'own',
  label: 'users.fields.groups',
  flag: ['--group <group>', 'group of a user, by its name or id; repeated'],
  shownWhen: ({ role }: FormValues) => role === ('USER' satisfies Role),
} as const
