import { generateKeyPair, sign, type KeyObject } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'

/** Someone whom the provider knows. */
export interface ProviderAccount {
  readonly subject: string
  readonly email: string
  readonly isVerified?: boolean
  readonly name?: string
  /** How they prove who they are there, such as `mfa`. */
  readonly amr?: readonly string[]
}

export interface LogInProvider {
  readonly issuer: string
  /** The settings of a server that is to know it. */
  readonly env: Record<string, string>
  /** Lets a server's browsers come back to it. Asked for once it has its address. */
  readonly admit: (serverUrl: string) => void
  /** Who logs in next; with pages of its own it asks instead. */
  account: ProviderAccount
  /** Changes what it answers to the server as JSON: a provider, or a way to it, that is not to be trusted. */
  forge: ((path: string, answer: ProviderAnswer) => ProviderAnswer) | undefined
  /** An ID token with other claims, signed by the provider's own key or another. */
  readonly resign: (idToken: unknown, change: Record<string, unknown>, key?: KeyObject) => string
  readonly stop: () => Promise<void>
}

type ProviderAnswer = Record<string, unknown>

const clientId = 'liftwatch'
const clientSecret = 'a secret of the client, known to both'

async function consent(ctx: KoaContextWithOIDC) {
  const { provider, client, session } = ctx.oidc
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

function decode(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
}

function encode(part: Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** A JWT with the same header, signed by RS256. */
function resigned(idToken: unknown, change: Record<string, unknown>, key: KeyObject): string {
  const [header = '', claims = ''] = String(idToken).split('.')
  const signed = `${header}.${encode({ ...decode(claims), ...change })}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

function forgeJson(response: ServerResponse, change: (answer: ProviderAnswer) => ProviderAnswer): void {
  const end = response.end.bind(response)
  response.end = ((body?: unknown) => {
    const forged = JSON.stringify(change(JSON.parse(String(body)) as ProviderAnswer))
    response.setHeader('content-length', Buffer.byteLength(forged))
    return end(forged)
  }) as typeof response.end
}

/** What the server asks for itself, and is answered as JSON. */
const serverPaths = new Set(['/.well-known/openid-configuration', '/jwks', '/token', '/me'])

/**
 * A real OpenID provider, on `localhost`: another site than the server at 127.0.0.1. Without pages of its own it lets
 * `account` in at once.
 */
export async function startLogInProvider({ hasPages = false } = {}): Promise<LogInProvider> {
  let provider: Provider | undefined
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 })
  const known = new Map<string, ProviderAccount>()

  function instant(request: IncomingMessage, response: ServerResponse): void {
    const { account } = logInProvider
    known.set(account.subject, account)
    const login = { accountId: account.subject, remember: false, ...(account.amr && { amr: [...account.amr] }) }
    void provider!.interactionFinished(request, response, { login })
  }

  const http = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end()
    if (!hasPages && request.url!.startsWith('/interaction/')) return instant(request, response)
    const { forge } = logInProvider
    const { pathname } = new URL(request.url!, issuer)
    if (forge && serverPaths.has(pathname)) forgeJson(response, answer => forge(pathname, answer))
    return void provider.callback()(request, response)
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`
  const secretFile = join(await mkdtemp(join(tmpdir(), 'lw-oidc-')), 'client-secret')
  await writeFile(secretFile, `${clientSecret}\n`)

  const logInProvider: LogInProvider = {
    issuer,
    env: {
      LIFTWATCH_OIDC_ISSUER: issuer,
      LIFTWATCH_OIDC_CLIENT_ID: clientId,
      LIFTWATCH_OIDC_CLIENT_SECRET_FILE: secretFile,
      LIFTWATCH_OIDC_NAME: 'Council ID',
    },
    account: { subject: 'stranger', email: 'stranger@test.example' },
    forge: undefined,
    resign: (idToken, change, key = privateKey) => resigned(idToken, change, key),
    admit(serverUrl) {
      provider = new Provider(issuer, {
        clients: [
          { client_id: clientId, client_secret: clientSecret, redirect_uris: [`${serverUrl}/api/oidc/callback`] },
        ],
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] },
        claims: { email: ['email', 'email_verified'], profile: ['name'], openid: ['sub', 'amr'] },
        features: { devInteractions: { enabled: hasPages } },
        ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
        cookies: { keys: ['a key of the test'] },
        loadExistingGrant: consent,
        findAccount: (_ctx, subject) => {
          // On its own pages one logs in by any name: the address is the subject.
          const { email, isVerified = true, name } = known.get(subject) ?? { email: subject }
          const claims = { sub: subject, email, email_verified: isVerified, ...(name !== undefined && { name }) }
          return { accountId: subject, claims: () => claims }
        },
      })
    },
    stop: () =>
      new Promise(resolve => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
  return logInProvider
}
