import { Button, Flex } from '@chakra-ui/react'
import { z } from 'zod/mini'
import { phone } from '../../../media'
import { useSearch } from '../../../search-params'
import { useTexts } from '../../../texts'

const views = ['table', 'chart'] as const
const shape = z.object({ view: z._default(z.enum(views), 'table') })

/** How a report that has a chart is shown. It is in the address, so that a chart can be linked to. */
export function useReportView() {
  const { values, change } = useSearch(shape)
  return {
    isChart: values.view === 'chart',
    view: values.view,
    choose: (view: (typeof views)[number]) => change({ view: view === 'table' ? undefined : view }, true),
  }
}

/** Chooses between a report's table and its chart; where there is little room, one button leads to the other. */
export function ViewSwitch() {
  const t = useTexts()
  const { view, choose } = useReportView()
  const other = view === 'table' ? 'chart' : 'table'
  if (phone.use()) return <Button onClick={() => choose(other)}>{t(`reports.charts.views.${other}`)}</Button>
  return (
    <Flex role="group" aria-label={t('reports.charts.view')}>
      {views.map((name, index) => (
        <Button
          key={name}
          aria-pressed={view === name}
          variant={view === name ? 'solid' : undefined}
          borderStartRadius={index === 0 ? undefined : '0'}
          borderEndRadius={index === 0 ? '0' : undefined}
          onClick={() => choose(name)}
        >
          {t(`reports.charts.views.${name}`)}
        </Button>
      ))}
    </Flex>
  )
}
