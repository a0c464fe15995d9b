import { storedChoices, storedSounds, usualSounds, type AlertChoice } from '@liftwatch/core/domain/alert-choices'
import { trapArrivalTargetMs, trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import { rootNames } from '../navigation/roots'
import { languages } from '@liftwatch/core/text/translate'
import { z } from 'zod'

/** As this version stores them; a file of an older one is read too. */
function choices(parse: (words: readonly string[]) => AlertChoice[]) {
  return z.array(z.string()).transform(parse)
}

/** How the monitor looks and sounds, as its user has chosen. Each has a default, so that an older file stays good. */
export const settingsShape = z.object({
  language: z.enum(languages).optional(),
  /** Where it opens, unless something else is asked for at the start. One that this version does not have is the usual one. */
  firstScreen: z.enum(rootNames).default('overview').catch('overview'),
  /** Of the terminal's background. By itself: what the terminal says of it, else its own sixteen colours, which fit either. */
  background: z.enum(['auto', 'dark', 'light']).default('auto'),
  colors: z.enum(['auto', 'none', '16', '256', 'true']).default('auto'),
  signs: z.enum(['auto', 'unicode', 'ascii']).default('auto'),
  /** Whether the header's clock runs: it shows that the line is not dead, and costs some bytes a second. */
  clock: z.boolean().default(true),
  trapTargetMinutes: z
    .int()
    .min(trapTargetMinutesMin)
    .max(trapTargetMinutesMax)
    .default(trapArrivalTargetMs / 60_000),
  bell: choices(storedSounds).default([...usualSounds]),
  notification: choices(storedChoices).default([]),
  /** How the terminal is asked to notify: most know one of the two, tmux passes both on. */
  notificationBy: z.enum(['osc9', 'osc777']).default('osc9'),
  repeat: z.enum(['once', 'untilAcknowledged']).default('once'),
})
export type Settings = z.infer<typeof settingsShape>

export const defaultSettings: Settings = settingsShape.parse({})
