import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'

/** Devices, by their client ids. */
export const lmdKind: NamedKind<Lmd> = {
  argument: 'device',
  help: 'device, by its client id, such as AMK-AMA1-205, or id',
  detail: (client, id) => client.lmds.detail({ id }),
  search: async (client, clientId) => (await client.lmds.page({ clientId, size: pageSizeMax })).content,
  nameOf: ({ clientId }) => clientId,
  isPlace: true,
}
