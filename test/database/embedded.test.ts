import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { version } from '@liftwatch/core/contract/version'
import { runStatement, withClient } from '../harness/template-database'
import { mustStart, startServerProcess, type ServerProcess } from '../harness/server-process'
import { soon } from '../harness/soon'

const timeout = 60_000
const folders: string[] = []
const servers: ServerProcess[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGTERM')
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-embedded-'))
  folders.push(folder)
  return folder
}

function envFor(folder: string): Record<string, string> {
  return { LIFTWATCH_DATA: folder, LIFTWATCH_LOG_LEVEL: 'silent' }
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await mustStart(env)
  servers.push(server)
  return server
}

async function postmasterPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
}

describe('a data folder', () => {
  it('has one server: a second start is refused in one line', { timeout }, async () => {
    const folder = await newFolder()
    const first = await start(envFor(folder))
    const second = await startServerProcess(envFor(folder))
    expect(second).toEqual({
      exitCode: 1,
      stderr: `liftwatch: Liftwatch already runs on ${folder} (process ${first.child.pid}); stop it, or set LIFTWATCH_DATA to another folder.\n`,
    })
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it.runIf(process.platform === 'linux')(
    'that its file system refuses to hold is an error at once',
    { timeout },
    async () => {
      // Of processes: Node's own way to make a folder tries for ever there.
      expect(await startServerProcess(envFor('/proc/there/is/none'))).toEqual({
        exitCode: 2,
        stderr:
          'liftwatch: Configuration: LIFTWATCH_DATA: /proc/there/is/none cannot be made: there is no such folder\n',
      })
    },
  )

  it('is taken over after kill -9, with the database that was left running', { timeout }, async () => {
    const folder = await newFolder()
    const first = await start(envFor(folder))
    const pid = await postmasterPid(folder)
    await first.end('SIGKILL')
    const second = await start(envFor(folder))
    expect(await postmasterPid(folder)).toBe(pid)
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    expect(await second.end('SIGTERM')).toBe(0)
    await expect(postmasterPid(folder)).rejects.toThrow('ENOENT')
  })

  it('opens after kill -9 of both, though another program has the old number by now', { timeout }, async () => {
    const folder = await newFolder()
    const first = await start(envFor(folder))
    await first.end('SIGKILL')
    process.kill(await postmasterPid(folder), 'SIGKILL')
    for (const file of ['data/postmaster.pid', '.s.PGSQL.5432.lock']) {
      const path = join(folder, 'postgres', file)
      const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
      await writeFile(path, [process.pid, ...rest].join('\n'))
    }
    const second = await start(envFor(folder))
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  })

  it('opens again when its database dies, and the server goes on', { timeout }, async () => {
    const folder = await newFolder()
    const server = await start(envFor(folder))
    const killed = await postmasterPid(folder)
    process.kill(killed, 'SIGKILL')
    // That it is not ready meanwhile passes by itself; that another process serves the folder lasts.
    await soon(async () => expect([0, killed]).not.toContain(await postmasterPid(folder)))
    await soon(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
  })

  it('can be entered by its owner alone, and so can its secrets be read', { timeout }, async () => {
    const folder = await newFolder()
    await start(envFor(folder))
    const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8)
    expect(await modeOf('postgres')).toBe('700')
    expect(await modeOf('postgres/data')).toBe('700')
    expect(await modeOf('postgres/data/liftwatch.password')).toBe('600')
    expect(await modeOf('postgres/data/liftwatch-app.password')).toBe('600')
    expect(await modeOf('first-admin')).toBe('600')
  })

  it('is used by a role that owns nothing, also where it is from before that role', { timeout }, async () => {
    const folder = await newFolder()
    const first = await start(envFor(folder))
    // The database goes on, as it was before there was the role.
    await first.end('SIGKILL')
    await runStatement(first.database, 'DROP OWNED BY liftwatch_app; DROP ROLE liftwatch_app')
    await rm(join(folder, 'postgres/data/liftwatch-app.password'))
    const second = await start(envFor(folder))
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    await withClient(second.database, async client => {
      const { rows } =
        await client.query(`SELECT DISTINCT usename, usesuper FROM pg_stat_activity JOIN pg_user USING (usename)
        WHERE application_name = 'liftwatch ${version}' AND pid <> pg_backend_pid()`)
      expect(rows).toEqual([{ usename: 'liftwatch_app', usesuper: false }])
    })
  })

  it('listens on loopback where its path is too long for a socket', { timeout }, async () => {
    const folder = join(await newFolder(), 'a-folder-with-a-long-name-'.repeat(4))
    const server = await start(envFor(folder))
    expect(server.database).toMatchObject({ host: '127.0.0.1' })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })
})

describe('a start that cannot be', () => {
  it('says in one line that a port is busy, and leaves nothing running', { timeout }, async () => {
    const folder = await newFolder()
    const busy = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => busy.once('listening', resolve))
    const { port } = busy.address() as AddressInfo
    for (const variable of ['LIFTWATCH_PORT', 'LIFTWATCH_MQTT_PORT']) {
      const failed = await startServerProcess({ ...envFor(folder), [variable]: String(port) })
      expect(failed).toMatchObject({ exitCode: 1 })
      expect('stderr' in failed && failed.stderr).toMatch(/^liftwatch: Port \d+ on 127\.0\.0\.1 is busy; set .*\n$/)
    }
    busy.close()
    await expect(readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).rejects.toThrow('ENOENT')
  })

  it('names each wrong setting in one line', { timeout }, async () => {
    const failed = await startServerProcess({ LIFTWATCH_PORT: 'eighty', DATABASE_URL: 'mysql://x' })
    expect(failed).toMatchObject({ exitCode: 2 })
    const line = 'stderr' in failed ? failed.stderr : ''
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(line).toContain('LIFTWATCH_PORT')
    expect(line).toContain('DATABASE_URL')
    expect(line).toContain('"eighty"')
  })
})
