import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus may ask; one set for a process. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'liftwatch_' })
  const registers = [registry]
  return {
    registry,
    callSeconds: new Histogram({
      name: 'liftwatch_http_call_seconds',
      help: 'Time of an API call, by endpoint and status',
      labelNames: ['endpoint', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    openStreams: new Gauge({ name: 'liftwatch_live_streams', help: 'Open live streams', registers }),
    ingested: new Counter({
      name: 'liftwatch_ingest_messages_total',
      help: 'Device messages that were stored, by kind',
      labelNames: ['kind'],
      registers,
    }),
    repeated: new Counter({ name: 'liftwatch_ingest_repeats_total', help: 'Repeated device messages', registers }),
    deadLetters: new Counter({
      name: 'liftwatch_ingest_dead_letters_total',
      help: 'Device messages that could not be read or placed',
      registers,
    }),
    lostDeadLetters: new Counter({
      name: 'liftwatch_ingest_dead_letters_lost_total',
      help: 'Dead letters that were not stored, or were dropped for newer ones, by reason',
      labelNames: ['reason'],
      registers,
    }),
    auditHead: new Gauge({
      name: 'liftwatch_audit_head_number',
      help: 'Number of the newest sealed entry of the audit trail',
      registers,
    }),
    auditUnsealed: new Gauge({
      name: 'liftwatch_audit_unsealed_entries',
      help: 'Entries of the audit trail that are not sealed yet, up to 10,000',
      registers,
    }),
    auditSealDelay: new Gauge({
      name: 'liftwatch_audit_seal_delay_seconds',
      help: 'For how long entries of the audit trail that are over a minute old have been found without a seal',
      registers,
    }),
    forgotten: new Counter({
      name: 'liftwatch_forgotten_rows_total',
      help: 'Rows that were deleted because they are older than is held, by table',
      labelNames: ['table'],
      registers,
    }),
    refused: new Counter({
      name: 'liftwatch_ingest_refused_total',
      help: 'What was refused of devices, by reason',
      labelNames: ['reason'],
      registers,
    }),
    batchSeconds: new Histogram({
      name: 'liftwatch_ingest_batch_seconds',
      help: 'Time from taking a batch of device messages to its commit',
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    certificateDays: new Gauge({
      name: 'liftwatch_certificate_days_left',
      help: 'Whole days for which the certificate of a listener, or the authority of its clients, is still valid',
      labelNames: ['listener', 'of'],
      registers,
    }),
    failedHandshakes: new Counter({
      name: 'liftwatch_tls_failed_handshakes_total',
      help: 'TLS handshakes that failed, by listener',
      labelNames: ['listener'],
      registers,
    }),
    replicaLag: new Gauge({
      name: 'liftwatch_replica_lag_seconds',
      help: 'How old what the read replica shows may be, as this server has measured it; +Inf where that is not known',
      registers,
    }),
    replicaAnswers: new Counter({
      name: 'liftwatch_replica_reads_total',
      help: 'Reports and exports with a read replica configured, by what was read: replica or primary',
      labelNames: ['by'],
      registers,
    }),
    waiting: new Gauge({
      name: 'liftwatch_ingest_waiting',
      help: 'Device messages taken and not yet committed',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
