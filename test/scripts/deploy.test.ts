import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { root } from '../../scripts/build-parts'
import { parseConfig } from '../../server/src/config'

const unit = join(root, 'deploy/liftwatch.service')
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const hasAnalyze = spawnSync('systemd-analyze', ['security', '--help']).status === 0

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.skipIf(!hasAnalyze)(
  'systemd takes the unit, and finds little in it that is open (skipped without systemd-analyze)',
  () => {
    expect(analyze('verify', '--man=no', unit)).toMatchObject({ status: 0, stderr: '' })
    // Of 0 to 10; the threshold is given as ten times that.
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=15', unit)
    expect(status, stdout).toBe(0)
  },
)

test('the example of settings is one that the server takes, each line of it', () => {
  const example = read('liftwatch.env.example')
  const every = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  expect(parseConfig(parseEnv(example))).toMatchObject({ http: { host: '127.0.0.1', port: 7070 } })
  expect(parseConfig(every).mail).toEqual({
    smtpUrl: 'smtps://user:password@mail.example:465',
    from: 'liftwatch@mail.example',
  })
  const known = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  expect(Object.keys(every).filter(name => !known.includes(`\`${name}\``))).toEqual([])
})

test('the container is run by a user of its own, writes one volume, and is asked whether it is ready', () => {
  const file = read('Containerfile')
  expect(file).toMatch(/^USER 10001$/m)
  expect(file).toMatch(/^VOLUME \/var\/lib\/liftwatch$/m)
  expect(file).toMatch(/^HEALTHCHECK [^]*\/readyz/m)
  expect(file).toContain('--ignore-scripts')
})
