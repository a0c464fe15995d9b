/** What devices and strangers may take of the server at its MQTT port, before anything is stored; the unit is in each name. */

/** A CONNECT has a name, a token and a will; nothing else is believed before it. */
export const connectPacketMaxBytes = 1_024
export const devicePacketMaxBytes = 65_536
/** A connection that has not logged in by then is closed. */
export const connectWithinMs = 5_000
export const connectionsOfStrangersMax = 2_000
export const connectionsOfStrangersPerAddressMax = 500
/** A device has one; a replay or a technician's program may be beside it. */
export const connectionsPerDeviceMax = 4
export const connectsPerDevicePerMinuteMax = 60

/** Messages of one connection that are read and not yet committed. */
export const windowMessages = 64
export const windowBytes = 131_072
/** While many wait: enough for one to be stored as the next is read, so that each connection goes on. */
export const crowdedWindowMessages = 2
/** Waiting messages from which on connections have the smaller window: some three batches. */
export const crowdedFromMessages = 3_000
export const crowdedFromBytes = 16_777_216
/** Messages of QoS 2 whose release has not come. */
export const halfOpenMax = 64

/** Of each device, over all its connections and calls: ten times what twenty lifts send that report every 2 s. */
export const deviceMessagesPerMinuteMax = 6_000
export const deviceBytesPerMinuteMax = 12_000_000
