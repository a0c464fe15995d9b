import { gunzipSync } from 'node:zlib'
import { unreadableFile } from '../terminal/read-input'

/** An estate of the largest size that may be imported stays well below. */
const textMaxBytes = 500_000_000

function unpacked(file: string, bytes: Buffer): Buffer {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isGzip) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: textMaxBytes })
  } catch {
    // Zlib's own words ("unexpected end of file", "incorrect header check") all come to this.
    throw unreadableFile(file, 'it is not a whole gzip file')
  }
}

/** The text of a file, plain or gzipped, whatever its name. Errors: unreadable-file. */
export function decodeText(file: string, bytes: Buffer): string {
  const plain = unpacked(file, bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    // Any other encoding would give wrong names without a word.
    throw unreadableFile(file, 'it is not UTF-8 text')
  }
}
