import { Button, DatePicker, parseDate } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../texts'
import { Icon } from '../marks/icon'

/** First and last day, YYYY-MM-DD. */
export interface Days {
  readonly first: string
  readonly last: string
}

interface CalendarProps {
  readonly days: Days | undefined
  readonly max: string
  readonly change: (days: Days | undefined) => void
}

/** Weeks begin on Monday, and days are called as in Singapore, whatever the browser's home. */
const locales = { en: 'en-SG', zh: 'zh-SG' }

/** Picks two days; the choice is made once there are both. */
export function Calendar({ days, max, change }: CalendarProps) {
  const t = useTexts()
  const { language } = useLanguage()
  const [picked, setPicked] = useState(() => (days ? [parseDate(days.first), parseDate(days.last)] : []))
  return (
    <DatePicker.Root
      recipe={datePickerSlotRecipe}
      inline
      selectionMode="range"
      size="xs"
      p="2"
      startOfWeek={1}
      locale={locales[language]}
      // Today is the estate's, not that of Greenwich or of the browser.
      timeZone={estateTimeZone()}
      max={parseDate(max)}
      value={picked}
      onValueChange={({ value }) => {
        setPicked(value)
        const [first, last] = value
        if (first && last) change({ first: first.toString(), last: last.toString() })
      }}
    >
      <DatePicker.View view="day">
        <DatePicker.ViewControl>
          <DatePicker.PrevTrigger aria-label={t('list.previousMonth')}>
            <Icon name="left" />
          </DatePicker.PrevTrigger>
          <DatePicker.RangeText />
          <DatePicker.NextTrigger aria-label={t('list.nextMonth')}>
            <Icon name="right" />
          </DatePicker.NextTrigger>
        </DatePicker.ViewControl>
        <DatePicker.DayTable />
      </DatePicker.View>
      <Button variant="ghost" disabled={!days} onClick={() => change(undefined)}>
        {t('list.anyDay')}
      </Button>
    </DatePicker.Root>
  )
}
