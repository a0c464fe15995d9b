import { useProgram } from '../../program/program'
import { isFiltered } from '../../program/filter-values'
import { filterWords } from '../filter/filter-words'
import { FieldRow } from '../form/field-row'
import { placeOf } from '../form/field-state'
import { Words } from '../text/words'
import type { RecordList } from './use-record-list'

const lineWidth = 40

/** What is left out, in words and on a line of its own; and what is being typed to find rows by. */
export function FilterLine<Row extends { readonly id: string }>({ list }: { readonly list: RecordList<Row> }) {
  const { translate } = useProgram()
  const { kind, view, find } = list
  if (!isFiltered(view.values) && view.quick === '' && !find) return null
  const filtered = filterWords(kind.filters, view.values, translate)
  if (find) {
    const { column } = placeOf(find, Number.MAX_SAFE_INTEGER)
    return (
      <Words>
        <Words isBold>{' / '}</Words>
        <FieldRow text={find.text} column={column} width={lineWidth} />
        <Words tone="warning">{filtered && `  ◆ ${translate('monitor.filter.only')} ${filtered}`}</Words>
      </Words>
    )
  }
  const words = [filtered, view.quick && `/${view.quick}`].filter(Boolean)
  return <Words tone="warning">{` ◆ ${translate('monitor.filter.only')} ${words.join(' · ')}`}</Words>
}
