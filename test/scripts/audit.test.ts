import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))

function versionsOf(name: string) {
  const version = '5.12.8'
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist: {} } } }
}

/** Runs `npm run audit` against a registry on loopback that gives this answer to npm's question for known holes. */
async function audit(status: number, answer: unknown): Promise<{ code: number | null; said: string }> {
  const registry = createServer((request, response) => {
    request.resume().on('end', () => {
      // Of a package with a hole npm asks which versions there are.
      const body = request.method === 'GET' ? versionsOf(request.url!.slice(1)) : answer
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>(resolve => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  // What npm learns of a hole it keeps, and would believe the next time.
  const cache = await mkdtemp(join(tmpdir(), 'lw-npm-'))
  const own = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
    npm_config_fetch_retries: '0',
  }
  const env = { ...process.env, ...own }
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], { cwd: folder, env })
  let said = ''
  child.stdout.on('data', chunk => (said += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  registry.close()
  await rm(cache, { recursive: true, force: true })
  return { code, said }
}

const hole = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-test-test-test',
  title: 'A request opens everything',
  severity: 'high',
  vulnerable_versions: '*',
}

describe('the look for known holes', () => {
  it('fails on one that is severe, and names it', async () => {
    const { code, said } = await audit(200, { fastify: [hole] })
    expect(code).toBe(1)
    expect(said).toContain(`high: fastify: A request opens everything ${hole.url}`)
  })

  it('passes where there is none that is severe', async () => {
    for (const answer of [{}, { fastify: [{ ...hole, severity: 'low' }] }]) {
      expect(await audit(200, answer)).toEqual({ code: 0, said: 'Known holes: 0 open, 0 accepted for now.\n' })
    }
  })

  it('says plainly that the registry could not be asked', async () => {
    const { code, said } = await audit(405, {})
    expect(code).toBe(0)
    expect(said).toContain('Known holes: NOT LOOKED FOR: the registry did not answer')
  })
})
