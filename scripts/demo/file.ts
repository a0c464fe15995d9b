import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const demoFile = z.object({
  logins: z.array(z.object({ name: z.string(), nickname: z.string(), password: z.string() })),
  devices: z.array(z.object({ clientId: z.string(), token: z.string(), lifts: z.array(z.string()) })),
})

/** What only the owner of the data folder may read: the demo's log-ins and its devices' tokens. */
export type Demo = z.infer<typeof demoFile>

/** Where the demo's secrets are stored. */
export function demoFileIn(dataFolder: string): string {
  return join(dataFolder, 'demo.json')
}

export async function readDemo(dataFolder: string): Promise<Demo | undefined> {
  const text = await readFile(demoFileIn(dataFolder), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : demoFile.parse(JSON.parse(text))
}
