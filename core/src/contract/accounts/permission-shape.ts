import { z } from 'zod/mini'
import { screenPermissions, type Permission } from './permissions'

const keys = screenPermissions.flatMap(name => [name, `${name}.write` as const])

/** Apart from the names, so that the menu needs no schema library. */
export const permission = z.enum(keys as [Permission, ...Permission[]])

/** Those that a call adds somewhere, or takes from there. */
export const somePermissions = z
  .array(permission)
  .check(z.minLength(1, { error: 'must name at least one permission' }), z.maxLength(200))

/** What is granted, and what could be. */
export const permissionSides = z.object({ granted: z.array(permission), offered: z.array(permission) })
