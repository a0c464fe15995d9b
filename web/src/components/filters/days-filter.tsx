import { formatDay } from '@liftwatch/core/text/format'
import { useToday } from '../../today'
import { DateRange } from '../inputs/date-range'
import type { FilterSearch } from './filter-search'

interface DaysFilterProps<Start extends string, End extends string> {
  readonly search: FilterSearch<Start | End>
  readonly label: string
  /** The name of the first instant, and that of the last. */
  readonly start: Start
  readonly end: End
}

/** A filter by whole days of the estate, none of them beyond today; the address names them as days, the call their instants. */
export function DaysFilter<Start extends string, End extends string>(props: DaysFilterProps<Start, End>) {
  const { search, label, start, end } = props
  const today = useToday()
  const first = search.filter[start]
  const last = search.filter[end]
  return (
    <DateRange
      label={label}
      max={today}
      days={
        first === undefined || last === undefined
          ? undefined
          : { first: formatDay(Number(first)), last: formatDay(Number(last)) }
      }
      change={days =>
        search.change({
          [start]: days?.first,
          [end]: days?.last,
        } as { [Key in Start | End]: string | undefined })
      }
    />
  )
}
