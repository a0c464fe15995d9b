import type { FileAnswer } from '../contract/endpoint'
import { rowCountHeader } from '../contract/exports'
import { AppError } from '../errors'

interface FileWaits {
  /** Named in errors. */
  readonly server: string
  /** Milliseconds without a byte after which the file counts as lost. */
  readonly silentAfterMs: number
}

/** The next bytes, or the error that says why none come. */
async function readWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { server, silentAfterMs }: FileWaits,
  signal: AbortSignal | undefined,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timed-out', { params: { server } })), silentAfterMs)
  })
  const next = reader.read().catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new AppError('cut-off', { params: { server }, cause })
  })
  try {
    return await Promise.race([next, silence])
  } finally {
    clearTimeout(timer)
  }
}

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  waits: FileWaits,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    while (true) {
      const { done, value } = await readWithin(reader, waits, signal)
      if (done) return
      yield value
    }
  } finally {
    // A reader that stops early wants no more of it; what has broken cannot be informed.
    await reader.cancel().catch(() => {})
  }
}

/** The file that a response is. Errors: bad-answer, where it does not say how many rows it has. */
export function fileOf(response: Response, waits: FileWaits, signal: AbortSignal | undefined): FileAnswer {
  const rows = response.headers.get(rowCountHeader)
  if (rows === null || !/^\d+$/.test(rows) || !response.body) throw new AppError('bad-answer')
  return { rowCnt: Number(rows), chunks: chunksOf(response.body, waits, signal) }
}
