import { pageSizes } from '@liftwatch/core/limits'
import { oneOf, storedSetting, type StoredSetting } from '../../stored-setting'

const stored = new Map<string, StoredSetting<string>>()

/** How many rows a page of a report has in this browser, where a reader chose it; by the name of the report's table. */
export function storedPageSize(table: string): StoredSetting<string> {
  const known = stored.get(table)
  if (known) return known
  const setting = storedSetting(`page-size.${table}`, oneOf(pageSizes.map(String)))
  stored.set(table, setting)
  return setting
}
