import { versionHeader } from '@liftwatch/core/contract/server-version'

export const newerVersion = '9.1.0'

/** The real server, through something that states a later version: there is none yet. */
export const fetchOfNewer: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const headers = new Headers(response.headers)
  headers.set(versionHeader, newerVersion)
  return new Response(response.body, { status: response.status, headers })
}
