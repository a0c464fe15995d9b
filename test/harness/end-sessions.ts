import { connectAsync } from 'mqtt'
import { namesOf } from '../../server/src/ingest/outside-broker'

/** Ends a server's sessions at a broker that others use: all that tests send would be queued for it for a week. */
export async function endSessions(mqttUrl: string, clientId: string): Promise<void> {
  await Promise.all(
    namesOf(clientId).map(async name => {
      const client = await connectAsync(mqttUrl, { clientId: name, clean: true, protocolVersion: 5 })
      await client.endAsync()
    }),
  )
}
