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
    waiting: new Gauge({
      name: 'liftwatch_ingest_waiting',
      help: 'Device messages taken and not yet committed',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
