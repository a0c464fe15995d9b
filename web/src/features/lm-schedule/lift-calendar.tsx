import { chakra } from '@chakra-ui/react'
import type { LiftSchedule } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { maintenanceDays } from '@liftwatch/core/contract/maintenance/maintenance-days'
import { daysOfMonth } from '@liftwatch/core/domain/calendar'
import { useChange } from '@liftwatch/core/hooks/answer'
import { useState } from 'react'
import { useAct } from '../../components/actions/use-act'
import { MonthGrid } from '../../components/calendar/month-grid'
import { useToday } from '../../today'
import { useLanguage, useTexts } from '../../texts'
import { scheduleCell } from './day-cell'
import { DayDialog, type ChosenDay } from './day-dialog'
import { MonthDescription } from './month-description'

interface LiftCalendarProps {
  readonly of: LiftSchedule
  readonly month: string
  readonly mayWrite: boolean
}

/** The names of the days, from Monday on. */
function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-SG' : 'en-SG', { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}

/** A lift's month: its maintenance days are moved, cancelled and added here, one after the other. */
export function LiftCalendar({ of: lift, month, mayWrite }: LiftCalendarProps) {
  const t = useTexts()
  const { language } = useLanguage()
  const today = useToday()
  const act = useAct()
  const save = useChange(maintenanceDays.save)
  const [chosen, setChosen] = useState<ChosenDay>()
  /** The day for which another is being chosen in the calendar. */
  const [moving, setMoving] = useState<ChosenDay['planned']>()
  const { schedules, liftName, liftId } = lift

  function choose(day: string): void {
    const planned = schedules.find(({ date }) => date === day)
    if (planned) setChosen({ planned })
    else setChosen({ planned: moving, to: day })
  }

  function change(to: string | null, reason: string): Promise<void> {
    const { planned } = chosen!
    const named = planned && { id: planned.id, updatedAt: planned.updatedAt }
    return act({
      subject: liftName,
      done: t('maintenance.calendar.saved'),
      run: async () => {
        const dto = { liftId, date: to, ...named, ...(reason && { changeDateReason: reason }) }
        await save({ lmScheduleDto: [dto] })
        setChosen(undefined)
        setMoving(undefined)
      },
    })
  }

  return (
    <chakra.section
      aria-label={liftName}
      display="grid"
      gap="3"
      p="3"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      alignContent="start"
    >
      <div>
        <chakra.h2 fontWeight="semibold">{liftName}</chakra.h2>
        <chakra.p color="fg.muted" textStyle="sm">
          {lift.buildingAddress}
        </chakra.p>
      </div>
      {moving && <p role="status">{t('maintenance.calendar.moving', { day: moving.date })}</p>}
      <MonthGrid
        label={t('maintenance.calendar.ofLift', { name: `${liftName}, ${month}` })}
        days={daysOfMonth(month)}
        weekdays={weekdayNames(language)}
        today={today}
        cellOf={day => scheduleCell(day, { days: schedules, today, moving, mayWrite }, t)}
        choose={choose}
      />
      {lift.descriptions.map(description => (
        <MonthDescription key={description.month} liftName={liftName} of={description} mayWrite={mayWrite} />
      ))}
      {chosen && (
        <DayDialog
          liftName={liftName}
          chosen={chosen}
          close={() => {
            setChosen(undefined)
            setMoving(undefined)
          }}
          chooseOther={() => {
            setMoving(chosen.planned)
            setChosen(undefined)
          }}
          change={change}
        />
      )}
    </chakra.section>
  )
}
