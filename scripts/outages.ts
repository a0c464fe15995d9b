import { parseArgs } from 'node:util'
import { seedEstate } from './bench/estate'
import { logIn } from './bench/log-in'
import { startServerProcess } from './bench/server-process'
import { createBenchUser } from './bench/user'
import { compare, differs } from './outages/compare'
import { comparedLines } from './outages/lines'
import { monthOf, monthsWith } from './outages/month'
import { settingsToHold } from './replay/lateness'
import { readStretches } from './outages/read-stretches'
import { toEdges } from './replay/edges'
import { readOutages, sayOutages } from './replay/outages'

const usage = `npm run outages -- FILE [--month YYYY-MM] [--planned]

Sends the unplanned outages of FILE (outages.csv.gz) to a server of its own as devices would, and prints hours and availability as
its report on problem lifts has them beside those reckoned from the file alone. Ends with 1 where any lift differs.
  --month   this month only, lift by lift
  --planned the planned outages too, as closed switch-offs: no downtime, and no time in which the lift is to run
`

const liftsPerDevice = 3

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { month: { type: 'string' }, planned: { type: 'boolean' } },
  })
  const [file] = positionals
  const { month, planned: isPlannedToo = false } = values
  if (!file || (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))) {
    process.stderr.write(usage)
    process.exitCode = 2
    return
  }
  const found = await readOutages(file)
  const outages = found.outages.filter(outage => !outage.isPlanned)
  const { edges, mergedCnt } = toEdges(outages)
  const stretches = await readStretches(file)
  // Without an end no one knows whether the lift was switched on again: it is no closed switch-off.
  const ended = (await readStretches(file, 'planned')).filter(({ to }) => to !== Infinity)
  const planned = { outages: found.outages, stretches: ended }
  const compares = isPlannedToo ? found.outages : outages
  const instants = compares.flatMap(({ startTs, endTs }) => (endTs === null ? [startTs] : [startTs, endTs]))
  const months = month === undefined ? monthsWith(instants) : [monthOf(month)]
  const liftCnt = new Set(compares.map(outage => outage.lift)).size
  process.stderr.write(
    `${sayOutages(found, isPlannedToo)}, ${mergedCnt} merged into one that they overlap; lifts: ${liftCnt}, months: ${months.length}\n`,
  )
  const server = await startServerProcess(settingsToHold(Math.min(...instants)))
  try {
    const { db } = server.connection
    const devices = await seedEstate(db, liftCnt, liftsPerDevice)
    const client = await logIn(server.url, await createBenchUser(db))
    const mqttUrl = `mqtt://127.0.0.1:${server.mqttPort}`
    const compared = await compare(
      { db, mqttUrl, client, devices },
      { edges, stretches, ...(isPlannedToo && { planned }) },
      months,
    )
    for (const line of comparedLines(compared)) process.stdout.write(`${line}\n`)
    const different = compared.filter(differs).length
    process.stdout.write(`${compared.length} lifts and months compared, ${different} differ\n`)
    process.exitCode = different > 0 ? 1 : 0
  } finally {
    await server.stop()
  }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`outages: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
process.exit()
