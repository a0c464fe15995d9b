import { formatInstant, formatWait } from '@liftwatch/core/text/format'
import type { Table } from '@liftwatch/core/tables/table'
import type { Translate } from '@liftwatch/core/text/translate'
import { TwoLines, type Cells } from '../components/record-list/cell'
import { useServerMinute } from '../now'
import { useTexts } from '../texts'

/** How long an instant is past, running. */
function Ago({ at }: { readonly at: number }) {
  const t = useTexts()
  return t('alarms.ago', { time: formatWait(useServerMinute() - at, t.language) })
}

/** An instant in a list, and under it how long it is past. */
export function InstantCell({ at }: { readonly at: number }) {
  return <TwoLines first={formatInstant(at)} second={<Ago at={at} />} />
}

/** The instants of a table as facts, each with how long it is past. */
export function instantFacts<Row>({ columns }: Table<Row>, t: Translate): Cells<Row> {
  const instants = columns.filter(({ kind }) => kind === 'instant')
  return Object.fromEntries(
    instants.map(({ key, value }) => [key, (row: Row) => <InstantFact at={value(row, t) as number | null} />]),
  )
}

/** An instant among facts, and beside it how long it is past; nothing is a dash. */
function InstantFact({ at }: { readonly at: number | null }) {
  if (at === null) return '-'
  return (
    <>
      {formatInstant(at)}
      <span className="lw-ago">
        <Ago at={at} />
      </span>
    </>
  )
}
