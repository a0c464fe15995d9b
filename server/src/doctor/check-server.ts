import { serverChecks, type ServerFinding } from '@liftwatch/core/contract/server-checks'
import { ConfigError, parseConfig, type Config } from '../config'
import { checkDatabase } from './check-database'
import { checkDataFolder, checkSpace } from './check-folder'
import { checkBroker, checkMail } from './check-neighbours'
import { checkPorts } from './check-ports'
import { checkSecretKey } from './check-secret-key'
import { failed, ok, skipped } from './finding'

type Environment = Readonly<Record<string, string | undefined>>

const ownSettings = /^(LIFTWATCH_|DATABASE_|MQTT_URL$)/

function settingsOf(env: Environment): Config | ServerFinding {
  try {
    return parseConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return failed(
      'settings',
      error.message.replace(/^Configuration: /, ''),
      'Correct it; docs/configuration.md has every setting.',
    )
  }
}

function namesOf(env: Environment): string {
  const names = Object.keys(env).filter(name => ownSettings.test(name) && env[name] !== '')
  return names.length === 0 ? 'All as they are without any.' : `Set: ${names.toSorted().join(', ')}.`
}

/** Looks at all that a server with these settings needs, and changes nothing; in the order in which they are said. */
export async function checkServer(env: Environment): Promise<ServerFinding[]> {
  const config = settingsOf(env)
  if ('check' in config) {
    const [, ...rest] = serverChecks
    return [config, ...rest.map(check => skipped(check, 'Not checked: the settings cannot be used.'))]
  }
  const found = await Promise.all([
    checkDataFolder(config.dataFolder),
    checkSpace(config.dataFolder),
    checkSecretKey(config),
    checkPorts(config),
    checkDatabase(config),
    checkBroker(config),
    checkMail(config),
  ])
  const all = [ok('settings', namesOf(env)), ...found.flat()]
  return serverChecks.flatMap(check => all.filter(finding => finding.check === check))
}
