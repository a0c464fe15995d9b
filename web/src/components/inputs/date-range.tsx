import { useRef } from 'react'
import { useTexts } from '../../texts'
import type { Days } from './calendar'
import { Icon } from '../marks/icon'
import { lazyPart } from '../page/lazy-part'
import { Popover } from '../overlay/popover'

interface DateRangeProps {
  readonly label: string
  readonly days: Days | undefined
  /** The last day that can be chosen. */
  readonly max: string
  readonly change: (days: Days | undefined) => void
}

function CalendarSkeleton() {
  return <div className="lw-bone lw-calendar-bone" />
}

const Calendar = lazyPart(async () => (await import('./calendar')).Calendar, CalendarSkeleton)

/** From one day to another; the calendar is loaded when it is first opened. */
export function DateRange({ label, days, max, change }: DateRangeProps) {
  const t = useTexts()
  const content = useRef<HTMLDivElement>(null)
  const range = days ? t('list.days', { from: days.first, to: days.last }) : t('list.anyDay')
  return (
    <div className="lw-filter" data-days>
      <span className="lw-filter-name">{label}</span>
      <Popover
        label={`${label}: ${range}`}
        variant="outline"
        contentRef={content}
        trigger={
          <>
            {range}
            <Icon name="calendar" />
          </>
        }
      >
        <Calendar
          days={days}
          max={max}
          change={chosen => {
            change(chosen)
            content.current?.hidePopover()
          }}
        />
      </Popover>
    </div>
  )
}
