import type { Client } from '@liftwatch/core/client/client'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { MonthFigures } from './figures'

/** What the report on problem lifts says of a month. */
export async function figuresFromReport(
  client: Client,
  month: string,
  nameByLiftId: ReadonlyMap<string, string>,
): Promise<MonthFigures> {
  const figures = new Map<string, { outageHours: number; availabilityPercent: number }>()
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await client.problemLifts.page({ month, page, size: pageSizeMax })
    for (const { liftId, downtimeHours, availabilityPercent } of content) {
      const name = nameByLiftId.get(liftId)
      // A lift that was planned to be off all the time has no share.
      if (name !== undefined)
        figures.set(name, { outageHours: downtimeHours, availabilityPercent: availabilityPercent ?? Number.NaN })
    }
    if ((page + 1) * pageSizeMax >= totalElements) return figures
  }
}
