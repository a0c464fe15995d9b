/** What the server looks at before it is started, in this order: the command line says each, the server does it. */
export const serverChecks = [
  'settings',
  'data-folder',
  'disk-space',
  'secret-key',
  'web-port',
  'mqtt-port',
  'database',
  'migrations',
  'broker',
  'server-clock',
  'mail-server',
] as const
export type ServerCheck = (typeof serverChecks)[number]

/** What came of one of them, in English as the server's log is. */
export interface ServerFinding {
  readonly check: ServerCheck
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped'
  readonly detail: string
  /** What to do about it, where there is something. */
  readonly advice: string | null
}
