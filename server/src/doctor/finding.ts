import type { ServerCheck, ServerFinding } from '@liftwatch/core/contract/server-checks'

export function ok(check: ServerCheck, detail: string): ServerFinding {
  return { check, status: 'ok', detail, advice: null }
}

export function warning(check: ServerCheck, detail: string, advice: string): ServerFinding {
  return { check, status: 'warning', detail, advice }
}

export function failed(check: ServerCheck, detail: string, advice: string): ServerFinding {
  return { check, status: 'failed', detail, advice }
}

export function skipped(check: ServerCheck, detail: string): ServerFinding {
  return { check, status: 'skipped', detail, advice: null }
}

/** What went wrong, in one line: some errors of Node have an empty message and their reasons below. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const { message, code } = error as NodeJS.ErrnoException
  return (message || code || String(error)).split('\n', 1)[0]!.replace(/\.$/, '')
}
