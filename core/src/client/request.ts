import { pathParameters, type Endpoint } from '../contract/endpoint'

export interface HttpRequest {
  readonly url: string
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string }
}

function appendQuery(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item))
}

/**
 * Lays a call's flat input out as its path says: path parameters first, the rest as query (GET, DELETE) or JSON body.
 * Empty values are left out of a query, as an empty filter means no filter.
 */
export function toRequest(endpoint: Endpoint, input: Record<string, unknown>, baseUrl: string): HttpRequest {
  const inPath = new Set(pathParameters(endpoint.path))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name))
  const accept = endpoint.isStream ? 'text/event-stream' : endpoint.isFile ? '*/*' : 'application/json'
  const headers = { accept }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [name, value] of rest) appendQuery(query, name, value)
    const search = query.size > 0 ? `?${query}` : ''
    return { url: `${baseUrl}${path}${search}`, init: { method: endpoint.method, headers } }
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
