import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runNode } from './commands'

/** Fetches into a file and does nothing else. */
const fetcher = `
  const { createWriteStream } = require('node:fs')
  const { Readable } = require('node:stream')
  const { pipeline } = require('node:stream/promises')
  fetch(process.env.URL).then(({ body }) => pipeline(Readable.fromWeb(body), createWriteStream(process.env.OUT)))`

const chunkBytes = 65_536

/** Milliseconds in which the same bytes go from a server that only sends to a client that only writes. */
export async function bareStreamMs(file: string): Promise<number> {
  const bytes = await readFile(file)
  const server = createServer((_, response) => {
    const send = (at: number) => {
      for (let from = at; from < bytes.length; from += chunkBytes) {
        if (!response.write(bytes.subarray(from, from + chunkBytes))) {
          response.once('drain', () => send(from + chunkBytes))
          return
        }
      }
      response.end()
    }
    send(0)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { ms } = await runNode(['-e', fetcher], { URL: url, OUT: `${file}.bare` })
  await new Promise(resolve => server.close(resolve))
  return ms
}
