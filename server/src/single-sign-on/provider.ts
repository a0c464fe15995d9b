import { AppError } from '@liftwatch/core/errors'
import * as oidc from 'openid-client'
import type { Config } from '../config'

/** So long the provider may take for an answer. */
const timeoutSeconds = 5
/** After a failure it is left alone for this long: ten presses of the button ask it once. */
const quietAfterFailureMs = 2_000
/** What it says of itself may change. */
const believedMs = 3_600_000

export interface ProviderSettings extends NonNullable<Config['oidc']> {
  readonly clientSecret: string
}

/** What is remembered from the beginning of a log-in for its end. */
interface Checks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Who the provider says it is. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** In lower case, and only where the provider has verified it. */
  readonly email: string | undefined
  readonly name: string | undefined
  readonly hasSecondFactor: boolean
}

export interface Provider {
  readonly name: string
  /** Where the browser goes. Errors: provider-away. */
  readonly begin: (redirectUri: string) => Promise<{ url: URL; checks: Checks }>
  /** Who came back, to this address. Errors: provider-away, provider-refused. */
  readonly finish: (address: URL, checks: Checks) => Promise<Identity>
}

/**
 * The signature of an ID token is checked with the provider's published keys, besides the connection that it came over. Plain
 * HTTP is for a provider on this machine alone; the settings have been checked for it.
 */
function rulesFor({ protocol }: URL): ((config: oidc.Configuration) => void)[] {
  return [oidc.enableNonRepudiationChecks, ...(protocol === 'http:' ? [oidc.allowInsecureRequests] : [])]
}

/** By the header, as providers take it unless they say otherwise; in the body where one says that it knows only that. */
function authenticationOf(secret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = known.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost
    return way(secret)(server, client, body, headers)
  }
}

/** What did not come from the provider's protocol came from the way to it. */
function isNetworkError(error: unknown): boolean {
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'OAUTH_TIMEOUT') return true
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response) return cause.status >= 500
  return error instanceof TypeError && /fetch failed/.test(error.message)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Asks the provider only once someone wants to log in with it: one that is away keeps no server from starting. */
export function openProvider(settings: ProviderSettings): Provider {
  const { issuer, clientId, clientSecret, name, isSecondFactorTrusted } = settings
  let discovered: Promise<oidc.Configuration> | undefined

  function forgetAfter(ms: number): void {
    setTimeout(() => (discovered = undefined), ms).unref()
  }

  function discover(): Promise<oidc.Configuration> {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, authenticationOf(clientSecret), {
        timeout: timeoutSeconds,
        execute: rulesFor(new URL(issuer)),
      })
      .then(
        config => {
          forgetAfter(believedMs)
          return config
        },
        (cause: unknown) => {
          forgetAfter(quietAfterFailureMs)
          throw new AppError('provider-away', { cause })
        },
      )
    return discovered
  }

  async function claimsOf(config: oidc.Configuration, address: URL, { state, nonce, verifier }: Checks) {
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()!
    if (claims['email'] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
    // Some hand out the address only when they are asked for it.
    return { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
  }

  return {
    name,
    async begin(redirectUri) {
      const config = await discover()
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url, checks }
    },
    async finish(address, checks) {
      const config = await discover()
      const claims = await claimsOf(config, address, checks).catch((cause: unknown) => {
        throw new AppError(isNetworkError(cause) ? 'provider-away' : 'provider-refused', { cause })
      })
      const { iss, sub, email, email_verified: isVerified, amr, acr } = claims
      return {
        issuer: iss,
        subject: sub,
        email: isVerified === true ? textOf(email)?.toLowerCase() : undefined,
        name: textOf(claims['name']) ?? textOf(claims['preferred_username']),
        hasSecondFactor: isSecondFactorTrusted || acr === 'mfa' || (Array.isArray(amr) && amr.includes('mfa')),
      }
    },
  }
}
