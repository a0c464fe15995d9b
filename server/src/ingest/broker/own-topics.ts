import { messageKind, type MessageKind } from '@liftwatch/core/contract/devices/device-messages'

/**
 * The topics under which a device may publish (decisions.md sections 7 and 11), with the kind of message that each brings.
 * Lines of the intercom have no kind yet: their topic is allowed, so that a device that sends them is not cut off.
 */
export function ownTopics(clientId: string): ReadonlyMap<string, MessageKind | undefined> {
  return new Map<string, MessageKind | undefined>([
    ...messageKind.options.map(kind => [`lmd/${clientId}/${kind}`, kind] as const),
    [`lmd/${clientId}/call`, undefined],
  ])
}
