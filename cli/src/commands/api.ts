import { networkError } from '@liftwatch/core/client/network-error'
import { withRetries } from '@liftwatch/core/client/retry'
import { send } from '@liftwatch/core/client/transport'
import type { Endpoint, Method } from '@liftwatch/core/contract/endpoint'
import { AppError } from '@liftwatch/core/errors'
import { Argument, Option } from 'commander'
import { z } from 'zod'
import { anyCall, hasBody, readPath } from '../api/any-call'
import { fieldsOf } from '../api/fields'
import { eachTime } from '../command/several'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { documentText } from '../output/document'
import { outputOption, plainDocumentFormat } from '../output/formats'
import { queryOption } from '../output/output-flags'
import { printable } from '../output/printable'
import { queriedText } from '../output/queried-text'
import { showText } from '../output/show-text'
import { readInput } from '../terminal/read-input'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const satisfies readonly Method[]

const pairs = z.array(z.string().regex(/^[^=]+=/, { error: 'must be NAME=VALUE, such as size=5' })).default([])

const options = z
  .object({
    method: z.enum(methods),
    path: z.string().regex(/^(?![a-z]+:)./i, { error: 'must be a path such as /api/lift/page' }),
    field: pairs,
    rawField: pairs,
    input: z.string().optional(),
    output: plainDocumentFormat.optional(),
  })
  .refine(({ method, input }) => input === undefined || hasBody(method), {
    path: ['input'],
    error: 'is for POST and PUT',
  })

type ApiOptions = z.output<typeof options>

/** The body that was given as JSON. Errors: bad-setting, where it is none; unreadable-file. */
async function bodyOf({ io }: Context, file: string): Promise<unknown> {
  const text = (await readInput(io, file)).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new AppError('bad-setting', { params: { name: '--input', problem: 'must be JSON' }, cause })
  }
}

async function inputOf(context: Context, { method, path, field, rawField, input }: ApiOptions) {
  const { query } = readPath(method, path)
  if (input === undefined) return { ...query, ...fieldsOf(field, true), ...fieldsOf(rawField, false) }
  const body = await bodyOf(context, input)
  if (Array.isArray(body)) return { list: body as unknown[] }
  if (typeof body === 'object' && body !== null) return { ...body }
  throw new AppError('bad-setting', { params: { name: '--input', problem: 'must be a JSON object or list' } })
}

async function ask(context: Context, call: Endpoint, input: Record<string, unknown>): Promise<Response> {
  const transport = await context.transport()
  const signal = context.io.readerGone
  return withRetries(context.retry, call, () => send(transport, call, input, { signal }), signal)
}

/** Errors: those of `networkError`, where it breaks off. */
async function untilBroken<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    throw networkError(context.account().server, cause)
  }
}

/** What is no JSON is written as it comes; on a terminal, with all that would steer it spelt out. */
async function writeBytes({ io: { stdout } }: Context, { body }: Response): Promise<void> {
  const decoder = new TextDecoder()
  const linesOf = (chunk: Uint8Array) => decoder.decode(chunk, { stream: true }).split(/\r?\n/)
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    if (stdout.isTerminal) stdout.write(linesOf(chunk).map(printable).join('\n'))
    else await stdout.writeBytes(chunk)
  }
}

function jsonIn(text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown)
  } catch (cause) {
    throw new AppError('bad-answer', { cause })
  }
}

function isJson({ headers }: Response): boolean {
  return /^application\/(\w+\+)?json\b/.test(headers.get('content-type') ?? '')
}

export const apiCall: CommandSpec<ApiOptions> = {
  configure: command =>
    command
      .addArgument(
        new Argument('<method>', 'GET, POST, PUT or DELETE').choices(methods).argParser(typed => typed.toUpperCase()),
      )
      .argument('<path>', 'path of the call, such as /api/lift/page; api GET /api/openapi.json has all of them')
      .addOption(
        new Option('-f, --field <name=value>', 'field of query or body, repeated; numbers, true, false, null as such')
          .argParser(eachTime)
          .conflicts('input'),
      )
      .addOption(
        new Option('-F, --raw-field <name=value>', 'the same, always as text').argParser(eachTime).conflicts('input'),
      )
      .option('--input <file>', 'JSON file with the body, or - for standard input')
      .addOption(outputOption(plainDocumentFormat).default(undefined, 'json'))
      .addOption(queryOption()),
  options,
  async run(context, given) {
    const { output } = given
    const input = await inputOf(context, given)
    const call = anyCall(given.method, readPath(given.method, given.path).path, 'list' in input)
    const response = await ask(context, call, input)
    if (!isJson(response)) return untilBroken(context, () => writeBytes(context, response))
    const text = await untilBroken(context, () => response.text())
    const document = jsonIn(text)
    const { queried } = context
    await showText(
      context,
      queried
        ? await queriedText(output ?? 'table', queried(document))
        : await documentText(output ?? 'json', document),
    )
  },
  examples: [
    'api GET /api/user/info',
    'api GET /api/lift/page -f size=5 --query content[].name',
    'api GET /api/openapi.json --query keys(paths)',
  ],
}
