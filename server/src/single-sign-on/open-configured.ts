import { readFile } from 'node:fs/promises'
import { readWords } from '@liftwatch/core/files/read-words'
import { ConfigError, type Config } from '../config'
import { openProvider, type Provider } from './provider'

/** The provider that the settings name, if they do. Errors: ConfigError where its secret cannot be read. */
export async function openConfiguredProvider({ oidc }: Config): Promise<Provider | undefined> {
  if (!oidc) return undefined
  const secret = await readFile(oidc.clientSecretFile, 'utf8').catch((error: unknown) => {
    throw new ConfigError(
      `Configuration: LIFTWATCH_OIDC_CLIENT_SECRET_FILE: ${oidc.clientSecretFile} cannot be read: ${readWords(error)}`,
    )
  })
  return openProvider({ ...oidc, clientSecret: secret.trim() })
}
