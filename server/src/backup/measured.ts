import { createHash } from 'node:crypto'

/** What is known of a file by all that goes through on its way to or from it. */
export interface Measured {
  readonly through: (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
  /** Once all has gone through. */
  readonly facts: () => { readonly bytes: number; readonly sha256: string }
}

export function measured(): Measured {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *through(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    facts: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
