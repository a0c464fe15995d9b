import { createServer } from 'node:net'

/** Below those that a system gives to anyone who asks for any port: from 32768 on Linux, from 49152 on macOS. */
const [lowest, highest] = [20_000, 32_000]

/** Each worker has a part of them to itself: between the look at a port and its use, no other worker takes it. */
const parts = 8
const size = (highest - lowest) / parts
const first = lowest + (Number(process.env['VITEST_POOL_ID'] ?? 0) % parts) * size
/** From anywhere in the part: another run of the tests may go on beside this one. */
let given = Math.floor(Math.random() * size)

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port that is free, and that no one else is given while its server is away for a moment. */
export async function quietPort(): Promise<number> {
  const port = first + (given++ % size)
  return (await isFree(port)) ? port : quietPort()
}
