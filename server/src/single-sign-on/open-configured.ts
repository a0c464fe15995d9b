import { readFile } from 'node:fs/promises'
import { ConfigError, type Config } from '../config'
import { openProvider, type Provider } from './provider'

/** The provider that the settings name, if they do. Errors: ConfigError where its secret cannot be read. */
export async function openConfiguredProvider({ oidc }: Config): Promise<Provider | undefined> {
  if (!oidc) return undefined
  const secret = await readFile(oidc.clientSecretFile, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`Configuration: LIFTWATCH_OIDC_CLIENT_SECRET_FILE: ${(error as Error).message}`)
  })
  return openProvider({ ...oidc, clientSecret: secret.trim() })
}
