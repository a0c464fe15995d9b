import { untilAborted, type Attack } from './attack'

const edges = 20_000
const edgesPerCall = 500
const apartMs = 2_000

/** A device has sent 20,000 edges of one fault of one lift, and goes on with late ones among them. */
export const lateEdges: Attack = async ({ url, device }, signal) => {
  const startTs = Date.now() - edges * apartMs
  let seq = Date.now() * 1_000
  const post = (messages: object[]) =>
    fetch(`${url}/api/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
      signal,
    }).then(response => response.arrayBuffer())
  const edge = (index: number, lateMs = 0) => {
    const state = index % 2 === 0 ? 'SET' : 'CLEAR'
    return {
      ts: startTs + index * apartMs + lateMs,
      seq: seq++,
      lift: device.lifts[0],
      type: 'LIFT_FAULT',
      number: 3,
      state,
    }
  }
  let sent = 0
  await untilAborted(AbortSignal.any([signal, AbortSignal.timeout(30_000)]), async () => {
    if (sent >= edges) return new Promise(resolve => setTimeout(resolve, 50))
    await post(Array.from({ length: edgesPerCall }, () => edge(sent++)))
    return undefined
  }).catch(() => {})
  return untilAborted(signal, () => post([edge(Math.floor(Math.random() * edges), 700)]))
}
