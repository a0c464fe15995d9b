import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { monthAfter } from '@liftwatch/core/domain/calendar'
import { lastFreeDay } from '@liftwatch/core/domain/maintenance-days'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatDay } from '@liftwatch/core/text/format'
import { useState } from 'react'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import type { Screen } from '../../navigation/navigation'
import { useServerTick } from '../../program/clock'
import { useProgram } from '../../program/program'
import { monthFacts } from './month-facts'

type Props = Omit<Extract<Screen, { name: 'maintenance-month' }>, 'name'>

/** A month of a lift's maintenance; from there to the months before, and up to a year ahead. */
export function MaintenanceMonthScreen({ liftId, title }: Props) {
  const { translate, messages } = useProgram()
  const today = formatDay(useServerTick(false))
  // Nothing is held until one has gone to another month: which one is the present changes at midnight.
  const [held, hold] = useState<string>()
  const month = held ?? today.slice(0, 7)
  const { data, error } = useAnswer(maintenanceDays.list, { liftId: [liftId], month })
  const next = monthAfter(month)
  const isLast = next > lastFreeDay(today).slice(0, 7)
  useKeys({
    'report.earlier': { run: () => hold(monthAfter(month, -1)) },
    'report.later': {
      run: () => (isLast ? messages.show(translate('maintenance.calendar.ahead'), 'warning') : hold(next)),
    },
  })
  const facts = data?.[0] ? monthFacts(data[0], month, today, translate) : []
  return <Detail trail={[title, translate('maintenance.calendar.title'), month]} facts={facts} error={error} />
}
