import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { AppError } from '@liftwatch/core/errors'
import { bodyWithinMs, inflationFreeBytes, inflationRatioMax, linesMaxBytes } from '@liftwatch/core/limits'

function badBody(message: string): AppError {
  return new AppError('bad-input', { errors: [{ path: '', message }] })
}

/** The next bytes. Its sender is waited for only here: it does not have to answer for what is done with the last ones. */
async function nextOf(chunks: AsyncIterator<Buffer, undefined>, body: Readable) {
  const silence = setTimeout(() => body.destroy(), bodyWithinMs)
  try {
    return await chunks.next()
  } catch {
    throw badBody('ended before it was whole')
  } finally {
    clearTimeout(silence)
  }
}

/** The bytes of a body as they come. Errors: bad-input, where it ends before it is whole, or nothing comes any more. */
async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  // The connection lives on: it has yet to carry the answer.
  const chunks = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>
  try {
    for (let next = await nextOf(chunks, body); !next.done; next = await nextOf(chunks, body)) yield next.value
  } finally {
    await chunks.return?.()
  }
}

/** Inflates in pieces of 64 KB, the next one when the last has been taken. Errors: bad-input, too-large. */
async function* gunzipped(body: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 65_536 })
  let taken = 0
  let given = 0
  const fed = pipeline(
    arriving(body),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        taken += chunk.length
        yield chunk
      }
    },
    gunzip,
  )
  // What goes wrong there arrives below, with what is read.
  fed.catch(() => {})
  try {
    for await (const chunk of gunzip) {
      given += (chunk as Buffer).length
      if (given > inflationFreeBytes && given > taken * inflationRatioMax) throw new AppError('too-large')
      yield chunk as Buffer
    }
  } catch (error) {
    throw error instanceof AppError ? error : badBody('is no whole gzip file')
  } finally {
    gunzip.destroy()
  }
}

/** The bytes of a body, inflated where it is compressed, never more than are allowed. Errors: bad-input, too-large. */
export async function* boundedBody(body: Readable, isGzip: boolean): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of isGzip ? gunzipped(body) : arriving(body)) {
    bytes += chunk.length
    if (bytes > linesMaxBytes) throw new AppError('too-large')
    yield chunk
  }
}
