import { chakra, Flex } from '@chakra-ui/react'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { scheduleMonth } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { isPermitted } from '@liftwatch/core/contract/endpoint'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { dayMarkTone } from '@liftwatch/core/tones'
import { z } from 'zod/mini'
import { MonthSteps } from '../../components/calendar/month-steps'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { useToday } from '../../today'
import { useSearch } from '../../search-params'
import { useTexts } from '../../texts'
import { LiftCalendar } from './lift-calendar'
import { LiftChoice } from './lift-choice'

const search = z.object({
  liftId: z.optional(maintenanceDays.list.input.shape.liftId),
  month: z.optional(scheduleMonth),
})

/** What each mark means, by its colour and its sign. */
function Legend() {
  const t = useTexts()
  return (
    <Flex wrap="wrap" gap="3" aria-label={t('maintenance.calendar.legend')}>
      {(['new', 'moved', 'fixed'] as const).map(mark => (
        <StatusChip key={mark} isPlain tone={dayMarkTone[mark]} label={t(`maintenance.calendar.marks.${mark}`)} />
      ))}
      <StatusChip isPlain tone="muted" label={t('maintenance.calendar.marks.grey')} />
    </Flex>
  )
}

/** The calendars of lifts, month by month, up to a year ahead (specification 2 section 2). */
export function LmSchedulePage() {
  const t = useTexts()
  const today = useToday()
  const { values, change } = useSearch(search)
  const mayWrite = isPermitted(maintenanceDays.save, usePermissions())
  const month = values.month ?? today.slice(0, 7)
  const liftId = values.liftId ?? []
  const { data, error, refetch } = useAnswer(maintenanceDays.list, liftId.length > 0 ? { liftId, month } : undefined)
  return (
    <chakra.section display="grid" gap="4" p="4" alignContent="start">
      <LiftChoice chosen={liftId} choose={ids => change({ liftId: ids }, true)} />
      {liftId.length === 0 && <chakra.p color="fg.muted">{t('maintenance.calendar.choose')}</chakra.p>}
      {liftId.length > 0 && (
        <>
          <MonthSteps named={values.month} go={to => change({ month: to }, true)} />
          <Legend />
          {!mayWrite && <chakra.p color="fg.muted">{t('maintenance.calendar.readOnly')}</chakra.p>}
        </>
      )}
      {error && (
        <LoadError
          title={t('maintenance.calendar.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(22rem, 100%), 1fr))">
        {data?.map(lift => (
          <LiftCalendar key={`${lift.id} ${month}`} of={lift} month={month} mayWrite={mayWrite} />
        ))}
      </chakra.div>
    </chakra.section>
  )
}
