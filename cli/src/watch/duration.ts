import { dayMs, hourMs, minuteMs } from '@liftwatch/core/limits'
import { z } from 'zod'

const unitsMs = { s: 1_000, m: minuteMs, h: hourMs, d: dayMs } as const

/** A duration such as 90s, 5m, 2h or 1d, in milliseconds. */
export const duration = z
  .string()
  .regex(/^\d{1,6}[smhd]$/, { error: 'must be a duration such as 90s, 5m, 2h or 1d' })
  .transform(text => Number(text.slice(0, -1)) * unitsMs[text.slice(-1) as keyof typeof unitsMs])
