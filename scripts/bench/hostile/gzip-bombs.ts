import { gzipSync } from 'node:zlib'
import { atOnce, untilAborted, type Attack } from './attack'

const inflatedBytes = 200_000_000
const connections = 8

/** A stranger sends an import of some 190 KB that would be 200 MB. */
export const gzipBombs: Attack = ({ url }, signal) => {
  const body = gzipSync(Buffer.alloc(inflatedBytes, ' '))
  return atOnce(connections, () =>
    untilAborted(signal, () =>
      fetch(`${url}/api/estate/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        body,
        signal,
      }).then(response => response.arrayBuffer()),
    ),
  )
}
