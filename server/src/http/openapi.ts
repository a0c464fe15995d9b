import { z } from 'zod'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { organizationHeader, userHeader } from '@liftwatch/core/contract/call-headers'
import { pathParameters, permissionsOf, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { problem } from '@liftwatch/core/contract/problem'
import { errorTable } from '@liftwatch/core/errors'
import { version } from '@liftwatch/core/contract/version'

type Json = Record<string, unknown>

function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  return schema
}

const uuid = { type: 'string', format: 'uuid' }

/** As whom and where a call is made, where it says so. */
function placeParameters(place: 'header' | 'query'): Json[] {
  return [
    {
      name: organizationHeader,
      in: place,
      required: false,
      schema: uuid,
      description:
        'The organisation to work in, by its id. Left out, it is the one that the session chose last, or that of the access token.',
    },
    {
      name: userHeader,
      in: place,
      required: false,
      schema: uuid,
      description: 'The user that the call is made as, by its id; refused where another user is logged in by now.',
    },
  ]
}

/** A file has them in its address too, for links send no headers. */
function placesOf({ access, isFile }: Endpoint): Json[] {
  if (access === 'public' || access === 'device') return []
  return [...placeParameters('header'), ...(isFile ? placeParameters('query') : [])]
}

function parameters(endpoint: Endpoint): Json[] {
  const inPath = new Set(pathParameters(endpoint.path))
  const hasQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return Object.entries(endpoint.input.shape)
    .filter(([name]) => inPath.has(name) || hasQuery)
    .map(([name, shape]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || !z.safeParse(shape, undefined).success,
      schema: schemaOf(shape, 'output'),
    }))
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined
  const { bodyList } = endpoint
  const inPath = new Set(pathParameters(endpoint.path))
  const inBody = Object.entries(endpoint.input.shape).filter(([name]) => !inPath.has(name))
  const shape =
    bodyList === undefined ? z.object(Object.fromEntries(inBody)) : inBody.find(([name]) => name === bodyList)![1]
  return { content: { 'application/json': { schema: schemaOf(shape, 'input') } } }
}

function responses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of endpoint.errors) {
    const { status } = errorTable[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const type = endpoint.isStream
    ? 'text/event-stream'
    : endpoint.isFile
      ? 'application/octet-stream'
      : 'application/json'
  return {
    200: { description: 'Success', content: { [type]: { schema: schemaOf(endpoint.answer, 'output') } } },
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }])),
  }
}

function security({ access }: Endpoint): Json[] {
  if (access === 'public') return []
  return access === 'device' ? [{ deviceToken: [] }] : [{ session: [] }, { userToken: [] }]
}

function operation(endpoint: Endpoint): Json {
  const permissions = permissionsOf(endpoint.access)
  const body = requestBody(endpoint)
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    ...(permissions.length > 0 && { description: `Needs the permission ${permissions.join(' or ')}.` }),
    security: security(endpoint),
    parameters: [...parameters(endpoint), ...placesOf(endpoint)],
    ...(body && { requestBody: body }),
    responses: responses(endpoint),
  }
}

/** The OpenAPI 3.1 description, made from the contract: what is not there cannot be called. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of listEndpoints()) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Liftwatch', version, license: { name: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'liftwatch_session' },
        userToken: { type: 'http', scheme: 'bearer' },
        deviceToken: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
