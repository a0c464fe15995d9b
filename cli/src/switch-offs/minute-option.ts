import { minuteMs } from '@liftwatch/core/limits'
import { z } from 'zod'

/** An instant with its offset, to the minute: 2026-12-04T18:00+08:00. */
export const minuteOption = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?(Z|[+-]\d\d:\d\d)$/, 'must be like 2026-12-04T18:00+08:00')
  .transform(Date.parse)
  .refine(at => Number.isFinite(at) && at % minuteMs === 0, 'is no minute that there is')
