import { chakra } from '@chakra-ui/react'
import { FilterSelect } from '../../components/filters/filter-select'
import { useTexts } from '../../texts'
import type { Order } from './order'

interface GroupingChoiceProps {
  readonly groupings: readonly NonNullable<Order['groupBy']>[]
  readonly chosen: Order['groupBy']
  readonly choose: (groupBy: Order['groupBy']) => void
}

/** Whether rows are grouped by their lifts; or, of a summary, what its rows are. */
export function GroupingChoice({ groupings, chosen, choose }: GroupingChoiceProps) {
  const t = useTexts()
  if (groupings.length > 1) {
    return (
      <FilterSelect
        isRequired
        label={t('reports.groupBy.title')}
        width="12rem"
        options={groupings.map(value => ({ value, label: t(`reports.groupBy.${value}`) }))}
        value={chosen ?? groupings[0]!}
        change={value => choose(groupings.find(grouping => grouping === value))}
      />
    )
  }
  return (
    <chakra.label display="flex" alignItems="center" gap="3" w="full" minH="8" cursor="pointer">
      <chakra.input
        type="checkbox"
        w="4"
        h="4"
        accentColor="info.solid"
        checked={chosen !== undefined}
        onChange={event => choose(event.target.checked ? groupings[0] : undefined)}
      />
      {t('reports.groupByLift')}
    </chakra.label>
  )
}
