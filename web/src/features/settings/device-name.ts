import type { Translate } from '@liftwatch/core/text/translate'

/** Programs by what they call themselves. Each says that it is all those below it, so that the first that fits is meant. */
const programs = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** What a person would call the place behind a user agent; what is no browser as it calls itself. */
export function deviceName(userAgent: string, t: Translate): string {
  const program = programs.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return program && system ? t('settings.sessions.device', { program, system }) : userAgent || '-'
}
