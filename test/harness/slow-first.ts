import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, each for a minute or more: started last, one of them would go on alone while all others are over. */
const slow = [
  'contract/access',
  'contract/input',
  'ingest/kill',
  'database/embedded',
  'web/accessibility-beyond-the-menu',
  'web/accessibility-dialogs',
  'web/accessibility',
  'web/report-charts',
  'tui/real-terminal',
  'web/lift-detail',
  'web/lifts',
  'web/trap-everywhere',
]

function placeOf({ moduleId }: TestSpecification): number {
  const place = slow.findIndex(name => moduleId.endsWith(`/test/${name}.test.ts`))
  return place === -1 ? slow.length : place
}

/** The slow files first; the rest as ever. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The runner's own method, and no array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
