import { messageKind, type MessageKind } from '@liftwatch/core/contract/devices/device-messages'

/** The topics under which a device may publish (decisions.md sections 7 and 11), with the kind of message that each brings. */
export function ownTopics(clientId: string): ReadonlyMap<string, MessageKind> {
  return new Map(messageKind.options.map(kind => [`lmd/${clientId}/${kind}`, kind] as const))
}
