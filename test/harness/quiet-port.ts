import { createServer } from 'node:net'

/** Below those that a system gives to anyone who asks for any port: from 32768 on Linux, from 49152 on macOS. */
const [lowest, highest] = [20_000, 32_000]

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A port that is free, and that no one else is given while its server is away for a moment. */
export async function quietPort(): Promise<number> {
  const port = lowest + Math.floor(Math.random() * (highest - lowest))
  return (await isFree(port)) ? port : quietPort()
}
