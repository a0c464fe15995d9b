import { createHash } from 'node:crypto'

/** Where the bytes of a file go, and what is known of them so far. */
export interface Sink {
  /** Waits until what was written is taken. */
  readonly write: (bytes: Uint8Array | string) => Promise<void>
  /** Whether what was written can be taken back. */
  readonly canRestart: () => boolean
  /** Takes it back, so that it can be written again. */
  readonly restart: () => Promise<void>
  readonly tally: () => { readonly bytes: number; readonly sha256: string }
}

interface Ends {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Takes back all that was written; without it nothing can be. */
  readonly empty?: () => Promise<void>
}

/** Counts and sums what goes through. */
export function createSink({ write, empty }: Ends): Sink {
  let hash = createHash('sha256')
  let bytes = 0
  return {
    async write(data) {
      const chunk = typeof data === 'string' ? Buffer.from(data) : data
      hash.update(chunk)
      bytes += chunk.byteLength
      await write(chunk)
    },
    canRestart: () => bytes === 0 || empty !== undefined,
    async restart() {
      if (bytes > 0) await empty?.()
      hash = createHash('sha256')
      bytes = 0
    },
    tally: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  }
}
