import type { Client } from '@liftwatch/core/client/client'
import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import type { NamedKind } from './find-named'

/** The open ones of the lifts of that name; where there is none, the last that was. */
async function switchOffsOfLift(client: Client, typed: string): Promise<readonly SwitchOff[]> {
  const parts = splitLiftName(typed)
  if (!parts) return []
  const open = await client.switchOffs.page({ ...parts, tab: 'OPEN' })
  if (open.content.length > 0) return open.content
  return (await client.switchOffs.page({ ...parts, tab: 'HISTORY', sort: 'closedAt,DESC', size: 1 })).content
}

/** Switch-offs, which people call by their lifts: of those, one is open. */
export const switchOffKind: NamedKind<SwitchOff> = {
  argument: 'lift',
  help: 'switch-off, by the name of its lift or its id; for a lift, its open one or else its last',
  detail: (client, id) => client.switchOffs.detail({ id }),
  search: switchOffsOfLift,
  nameOf: ({ liftName }) => liftName,
  isExact: true,
}
