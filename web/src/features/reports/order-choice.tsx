import { chakra, Flex } from '@chakra-ui/react'
import { sortDirection } from '@liftwatch/core/contract/input'
import { sortFieldsOf, type SortChoice } from '@liftwatch/core/tables/report-sorts'
import { FilterSelect } from '../../components/filters/filter-select'
import { useTexts } from '../../texts'
import { GroupingChoice } from './grouping-choice'
import type { Order } from './order'

interface OrderChoiceProps {
  readonly choice: SortChoice
  readonly order: Order
  readonly change: (order: Order) => void
}

/** By what a report is sorted, and how its rows are grouped. */
export function OrderChoice({ choice, order, change }: OrderChoiceProps) {
  const t = useTexts()
  const headers = new Map(choice.table.columns.map(({ sortField, header }) => [sortField, header]))
  return (
    <Flex as="fieldset" wrap="wrap" gap="2" align="end">
      <chakra.legend mb="1" fontWeight="semibold">
        {t('reports.order.title')}
      </chakra.legend>
      <FilterSelect
        isRequired
        label={t('reports.order.sortBy')}
        width="12rem"
        options={sortFieldsOf(choice).map(value => ({ value, label: t(headers.get(value)!) }))}
        value={order.field}
        change={field => change({ ...order, field })}
      />
      <FilterSelect
        isRequired
        label={t('reports.order.direction')}
        width="9rem"
        options={sortDirection.options.map(value => ({ value, label: t(`reports.order.${value}`) }))}
        value={order.direction}
        change={direction => change({ ...order, direction: direction === 'ASC' ? 'ASC' : 'DESC' })}
      />
      <GroupingChoice
        groupings={choice.groupBy}
        chosen={order.groupBy}
        choose={groupBy => change({ ...order, groupBy })}
      />
    </Flex>
  )
}
