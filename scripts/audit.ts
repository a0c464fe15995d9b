import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { root } from './build-parts'

/** A known hole that is accepted for a while: which, why, and until when (YYYY-MM-DD). */
const exceptions = z
  .array(z.object({ advisory: z.string(), reason: z.string().min(20), until: z.iso.date() }))
  .parse(JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8')))

const severe = new Set(['high', 'critical'])

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string() })
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
})

function isAccepted(url: string): boolean {
  const today = new Date().toISOString().slice(0, 10)
  return exceptions.some(exception => url.endsWith(exception.advisory) && today <= exception.until)
}

/** What npm answers: a report, or a document that says why there is none. */
function ask(): unknown {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
  })
  try {
    return JSON.parse(stdout) as unknown
  } catch {
    // It was ended, or wrote something else: there is no report either way.
    return { message: 'npm gave no answer' }
  }
}

const answer = ask()
const parsed = report.safeParse(answer)
if (parsed.success) {
  const found = Object.entries(parsed.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap(hole => (typeof hole === 'object' && severe.has(hole.severity) ? [{ name, ...hole }] : [])),
  )
  const open = found.filter(({ url }) => !isAccepted(url))
  for (const { name, severity, title, url } of open) process.stdout.write(`${severity}: ${name}: ${title} ${url}\n`)
  process.stdout.write(`Known holes: ${open.length} open, ${found.length - open.length} accepted for now.\n`)
  process.exitCode = open.length > 0 ? 1 : 0
} else {
  const said = z.object({ message: z.string().optional(), error: z.object({ summary: z.string() }).optional() })
  const { message, error } = said.catch({}).parse(answer)
  const why = message ?? error?.summary ?? 'unknown answer'
  process.stdout.write(`Known holes: NOT LOOKED FOR: the registry did not answer (${why}).\n`)
}
