import { parseArgs } from 'node:util'
import { z } from 'zod'
import { parseConfig } from '../server/src/config'
import { connect } from '../server/src/db/connect'
import { findRunningDatabase } from '../server/src/db/embedded/find-running'
import { readDemo } from './demo/file'
import { assign } from './replay/assign'
import { toEdges } from './replay/edges'
import { latenessProblem } from './replay/lateness'
import { readOutages, sayOutages } from './replay/outages'
import { saySwitchOffs, toSwitchOffs, toVisits } from './replay/planned'
import { play } from './replay/play'
import { storeSwitchOffs } from './replay/store-switch-offs'

const usage = `npm run replay -- FILE [--speed N|max] [--at original|now] [--planned] [--limit N]

Plays the outages of FILE (outages.csv.gz) over MQTT as SET and CLEAR of lifts of the running estate.
  --speed   how much faster than it happened; 3600 plays an hour a second; max (the default) as fast as the server takes it
  --at      original (the default) keeps each instant as it was; now lets everything happen as it is played
  --planned planned outages as well: each is a closed switch-off, and one for maintenance a visit of technicians too; not --at now
  --limit   only so many messages
Settings (LIFTWATCH_DATA, LIFTWATCH_MQTT_PORT, LIFTWATCH_LATE_ALARM_DAYS,
LIFTWATCH_KEEP_ALARMS_MONTHS, DATABASE_URL, MQTT_URL) are those of the server that runs.
`

const options = z.object({
  speed: z
    .union([z.literal('max').transform(() => Number.POSITIVE_INFINITY), z.coerce.number().positive()])
    .default(Number.POSITIVE_INFINITY),
  at: z.enum(['original', 'now']).default('original'),
  planned: z.boolean().default(false),
  limit: z.coerce.number().int().positive().default(Number.POSITIVE_INFINITY),
})

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      speed: { type: 'string' },
      at: { type: 'string' },
      planned: { type: 'boolean' },
      limit: { type: 'string' },
    },
  })
  const [file] = positionals
  const chosen = options.safeParse(values)
  if (!file || !chosen.success) {
    process.stderr.write(chosen.success ? usage : `${z.prettifyError(chosen.error)}\n${usage}`)
    process.exitCode = 2
    return
  }
  const { planned: isPlannedToo, at } = chosen.data
  if (isPlannedToo && at === 'now')
    throw new Error('--planned is for outages at their original instants: leave out --at now')
  const config = parseConfig(process.env)
  const found = await readOutages(file)
  const all = toEdges(found.outages.filter(outage => !outage.isPlanned))
  const visits = isPlannedToo ? toVisits(found.outages) : []
  const edges = [...all.edges, ...visits].toSorted((a, b) => a.ts - b.ts).slice(0, chosen.data.limit)
  const [first] = edges
  const problem = first && at === 'original' && latenessProblem(first.ts, config.alarms.lateMaxMs)
  if (problem) throw new Error(problem)
  const database = config.database.url
    ? { connectionString: config.database.url }
    : await findRunningDatabase(config.dataFolder)
  const connection = connect(database, 2, () => {})
  const chosenOutages = found.outages.filter(outage => isPlannedToo && outage.isPlanned)
  const names = [...new Set([...edges, ...chosenOutages].map(({ lift }) => lift))].toSorted()
  const demo = config.database.url ? undefined : await readDemo(config.dataFolder)
  const assignments = await assign(connection.db, names, demo?.devices ?? [])
  if (isPlannedToo) {
    const past = toSwitchOffs(found.outages, lift => assignments.get(lift)!.liftId)
    const newCnt = await storeSwitchOffs(connection.db, past.switchOffs)
    process.stderr.write(`${saySwitchOffs(past, newCnt)}\n`)
  }
  await connection.close()
  const url = config.mqtt.url ?? `mqtt://${config.mqtt.host}:${config.mqtt.port}`
  process.stderr.write(
    `${sayOutages(found, isPlannedToo)}, ${all.mergedCnt} merged into one that they overlap: ${edges.length} messages of ${names.length} lifts to ${url}\n`,
  )
  const { sent, seconds } = await play(url, edges, assignments, chosen.data)
  process.stderr.write(
    `${sent} messages acknowledged in ${seconds.toFixed(1)} s (${Math.round(sent / seconds)} a second)\n`,
  )
}

try {
  await run()
} catch (error) {
  process.stderr.write(`replay: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.exit()
