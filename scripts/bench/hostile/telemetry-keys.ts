import { connectPublisher } from '../publisher'
import { untilAborted, type Attack } from './attack'

const keys = 15_000
const keysPerMessage = 200
const underWay = 32

/** A device sends ever other keys of telemetry for one lift, as fast as they are taken. */
export const telemetryKeys: Attack = async ({ mqttPort, device }, signal) => {
  let next = 0
  const message = () => {
    const from = (next = (next + keysPerMessage) % keys)
    const values = Object.fromEntries(
      Array.from({ length: keysPerMessage }, (_, index) => [`key${from + index}`, next]),
    )
    return JSON.stringify({ ts: Date.now(), lift: device.lifts[0], values })
  }
  const publisher = await connectPublisher(mqttPort, device)
  const steps = await untilAborted(signal, async () => {
    while (publisher.unacknowledged() < underWay) publisher.publish('telemetry', message(), () => {})
    await new Promise(resolve => setTimeout(resolve, 2))
  })
  publisher.end()
  return steps
}
