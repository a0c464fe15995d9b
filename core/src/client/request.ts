import { linesMediaType, pathParameters, type Endpoint } from '../contract/endpoint'
import { jsonListMaxItems } from '../limits'

export interface HttpRequest {
  readonly url: string
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string }
}

function appendQuery(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
}

/** The list that goes as lines: what a server parses in one go has to be short. */
function listAsLines({ bodyLines }: Endpoint, input: Record<string, unknown>): readonly unknown[] | undefined {
  const list = bodyLines === undefined ? undefined : input[bodyLines]
  return Array.isArray(list) && list.length > jsonListMaxItems ? list : undefined
}

function queryOf(fields: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) appendQuery(query, name, value)
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Lays a call's flat input out as its path says: path parameters first, the rest as query (GET, DELETE) or JSON body.
 * Empty values are left out of a query, as an empty filter means no filter. A long list goes as lines where the call takes them,
 * and the rest as query.
 */
export function toRequest(endpoint: Endpoint, input: Record<string, unknown>, baseUrl: string): HttpRequest {
  const inPath = new Set(pathParameters(endpoint.path))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name))
  const accept = endpoint.isStream ? 'text/event-stream' : endpoint.isFile ? '*/*' : 'application/json'
  const headers = { accept }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { url: `${baseUrl}${path}${queryOf(rest)}`, init: { method: endpoint.method, headers } }
  }
  const lines = listAsLines(endpoint, input)
  if (lines) {
    const besides = rest.filter(([name]) => name !== endpoint.bodyLines)
    return {
      url: `${baseUrl}${path}${queryOf(besides)}`,
      init: {
        method: endpoint.method,
        headers: { ...headers, 'content-type': linesMediaType },
        body: lines.map(line => JSON.stringify(line)).join('\n'),
      },
    }
  }
  const body = endpoint.bodyList ? input[endpoint.bodyList] : Object.fromEntries(rest)
  return {
    url: `${baseUrl}${path}`,
    init: {
      method: endpoint.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  }
}
