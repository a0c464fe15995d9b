import { api } from '@liftwatch/core/contract/api'
import { endpoint, type Endpoint, type Method } from '@liftwatch/core/contract/endpoint'
import { z } from 'zod/mini'

interface CallPath {
  readonly path: string
  /** What follows the question mark. A call with a body keeps it in its path, for its input is the body. */
  readonly query: Readonly<Record<string, unknown>>
}

export function hasBody(method: Method): boolean {
  return method === 'POST' || method === 'PUT'
}

/** A path with or without its first slash; a question mark in it begins the query. */
export function readPath(method: Method, typed: string): CallPath {
  const { pathname, search, searchParams } = new URL(`http://server/${typed.replace(/^\/+/, '')}`)
  if (hasBody(method)) return { path: pathname + search, query: {} }
  const query = [...new Set(searchParams.keys())].map(name => {
    const all = searchParams.getAll(name)
    return [name, all.length === 1 ? all[0] : all] as const
  })
  return { path: pathname, query: Object.fromEntries(query) }
}

function declaredCalls(): Endpoint[] {
  return Object.values(api).flatMap(resource => Object.values(resource as Record<string, Endpoint>))
}

function isAt(path: string, { path: declared }: Endpoint): boolean {
  const parts = declared.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part.startsWith('{') || part === given[index])
}

/**
 * A call by its method and path, whether this version knows it or not: how it is answered is known of those that it knows. Its answer is
 * not checked, for it is written as it came.
 * @param isList whether its body is a bare list, which its input then has as `list`
 */
export function anyCall(method: Method, path: string, isList: boolean): Endpoint {
  const [bare = ''] = path.split('?', 1)
  const candidates = declaredCalls().filter(call => call.method === method && isAt(bare, call))
  const known = candidates.find(call => call.path === bare) ?? candidates[0]
  return endpoint('api', {
    method,
    path: path.replaceAll('{', '%7B').replaceAll('}', '%7D'),
    access: 'public',
    input: z.object({}),
    answer: z.unknown(),
    ...(isList && { bodyList: 'list' }),
    ...(known?.isStream && { isStream: true }),
    ...(known?.isFile && { isFile: true }),
  })
}
