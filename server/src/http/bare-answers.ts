import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { asksForPage } from './asks-for-page'
import { answerError } from './errors'
import { strictTransportText } from './security'

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** An address of the console that leads nowhere. */
const unknownPage = '/404'

interface Settings {
  readonly hasSecureCookies: boolean
  readonly log: Pick<FastifyBaseLogger, 'trace'>
}

/** Options of Fastify for answers that no hook sees. They hold no page, so that their policy allows nothing at all. */
export function bareAnswers({ hasSecureCookies, log }: Settings) {
  const headers: Readonly<Record<string, string>> = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(hasSecureCookies && { 'strict-transport-security': strictTransportText }),
  }
  return {
    /** What never became a request: a head that cannot be read, is too large, or does not end; a body that came too slowly. */
    clientErrorHandler(error: Error & { readonly code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      log.trace({ err: error }, 'a connection ends without a request')
      // It speaks no TLS, or not ours: nothing that is written would be read.
      if (/^ERR_(SSL|TLS)_/.test(error.code ?? '')) return void socket.destroy()
      // Nothing was asked on it: an answer would be taken for that of a request which comes at this moment.
      if (socket.bytesRead === 0) return void socket.destroy()
      const status = statusOf[error.code ?? ''] ?? 400
      const body = JSON.stringify({ error: STATUS_CODES[status], statusCode: status })
      const all = { ...headers, connection: 'close', 'content-type': 'application/json', 'content-length': body.length }
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
      if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
      socket.destroy(error)
    },

    /** A request whose address cannot be read. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
      void reply.headers({ ...headers, 'x-request-id': request.id })
      // The console has no such page either, and says so in its own words.
      if (asksForPage(request)) return void reply.redirect(unknownPage)
      answerError(error, request, reply)
    },
  }
}
