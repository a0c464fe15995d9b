import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apart } from '../../scripts/build-cli'
import { makeConfigFolder, run } from '../harness/cli'

const rows = 'town_code,block,street,lifts\nAMK,2,X,1\n'
const isSaid = (stdout: string) => ({ code: 0, stdout })

/** What needs each file that lies apart, and says so where it is not read right. */
const uses: Readonly<Record<string, (env: Record<string, string>) => Promise<void>>> = {
  async conf(env) {
    expect(await run(['context', 'add', 'here', '--server', 'http://127.0.0.1:1'], { env })).toMatchObject({ code: 0 })
    expect(await readFile(`${env['LIFTWATCH_CONFIG_DIR']}/sessions.json`, 'utf8')).toContain('here')
  },
  async yaml(env) {
    const { stdout } = await run(['context', 'list', '-o', 'yaml'], { env })
    expect(stdout).toMatch(/^content:/)
  },
  async jmespath(env) {
    expect(await run(['context', 'list', '--query', 'totalElements'], { env })).toMatchObject(isSaid('1\n'))
  },
  async chinese(env) {
    const { stderr } = await run(['whoami'], { env: { ...env, LIFTWATCH_LANG: 'zh' } })
    expect(stderr).toContain('无法连接服务器')
  },
  async undici(env) {
    const { stderr } = await run(['whoami'], { env: { ...env, HTTP_PROXY: 'nonsense://' } })
    expect(stderr).toContain('HTTP_PROXY must be the address of a proxy')
  },
  async 'csv-parse'(env) {
    const { stderr } = await run(['estate', 'check', '-', '--offline'], { env, stdin: rows })
    expect(stderr).toContain('Buildings: 1')
  },
}

test('the program as it is shipped reads each file that lies apart, when it is wanted', async () => {
  const env = { LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  expect(Object.keys(uses).toSorted()).toEqual(Object.values(apart).toSorted())
  for (const use of Object.values(uses)) await use(env)
})

test('a command that counts reads one file, and none of those', async () => {
  const trace = join(await makeConfigFolder(), 'trace.cjs')
  await writeFile(trace, `process.on('exit', () => console.error(Object.keys(require.cache).join('\\n')))`)
  const env = { LIFTWATCH_SERVER: 'http://127.0.0.1:1', LIFTWATCH_TOKEN: 'lw_x', NODE_OPTIONS: `--require=${trace}` }
  const { stderr } = await run(['alarms', 'lift-fault', 'count'], { env })
  const read = stderr.split('\n').filter(line => line.includes('/cli/dist/'))
  expect(read.map(file => file.replace(/.*\//, ''))).toEqual(['front.cjs', 'main.cjs'])
})
