import type { Attack, AttackTarget } from './attack'
import { brokerBytes } from './broker-bytes'
import { gzipBombs } from './gzip-bombs'
import { lateEdges } from './late-edges'
import { telemetryKeys } from './telemetry-keys'

export interface AttackRequest {
  readonly attack: string
  readonly target: AttackTarget
  readonly seconds: number
}

const attacks: Readonly<Record<string, Attack>> = {
  'gzip bombs': gzipBombs,
  'telemetry keys': telemetryKeys,
  'late edges': lateEdges,
  'broker bytes': brokerBytes,
}

/** A process of its own: what an attack costs its sender is not the server's. */
process.once('message', message => {
  const { attack, target, seconds } = message as AttackRequest
  void attacks[attack]!(target, AbortSignal.timeout(seconds * 1_000)).then(steps =>
    process.send!(steps, () => process.exit()),
  )
})
