import { exportsAtOnceMax, reportWithinMs } from '@liftwatch/core/limits'
import { reportConnections } from '../http/call-turns'
import type { StopList } from '../stop-list'
import { connect, type ConnectionSettings } from './connect'
import { Replica, type ReplicaConnections, type ReplicaParts } from './replica'

interface ReplicaSettings {
  readonly replicaUrl: string | undefined
  readonly replicaLagMaxMs: number
  readonly poolSize: number
}

/** A copy that answers no look for so long is away, whatever its connection says. */
const lookWithinMs = 5_000
/** What the database itself does not end in time is ended here: the copy may be gone without a word. */
const graceMs = 5_000

/** Reads of the past. Where no copy of the database is configured, the primary answers them all. */
export async function openReplica(
  { replicaUrl, replicaLagMaxMs: lagMaxMs, poolSize }: ReplicaSettings,
  {
    stops,
    onError,
    ...parts
  }: Pick<ReplicaParts, 'primary' | 'log' | 'metrics'> & {
    readonly stops: StopList
    readonly onError: (error: Error) => void
  },
): Promise<Replica> {
  const open = (size: number, queryWithinMs?: number, statementWithinMs?: number) => {
    const settings: ConnectionSettings = {
      connectionString: replicaUrl!,
      options: '-c default_transaction_read_only=on',
      ...(queryWithinMs !== undefined && { query_timeout: queryWithinMs }),
    }
    const connection = connect(settings, size, onError, statementWithinMs)
    stops.add('connections of the read replica', connection.close)
    return connection.db
  }
  const connections = (): ReplicaConnections => ({
    reports: open(reportConnections(poolSize), reportWithinMs + graceMs, reportWithinMs),
    // Each is held for as long as the reader of its file takes.
    exports: open(exportsAtOnceMax),
    looks: open(1, lookWithinMs),
  })
  const replica = new Replica({ ...parts, replica: replicaUrl === undefined ? undefined : connections(), lagMaxMs })
  stops.add('read replica', () => replica.stop())
  await replica.start()
  return replica
}
