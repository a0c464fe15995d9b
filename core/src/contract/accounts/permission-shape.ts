import { z } from 'zod/mini'
import { screenPermissions, type Permission } from './permissions'

const keys = screenPermissions.flatMap(name => [name, `${name}.write` as const])

/** Apart from the names, so that the menu needs no schema library. */
export const permission = z.enum(keys as [Permission, ...Permission[]])
