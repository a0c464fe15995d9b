import { chakra } from '@chakra-ui/react'
import type { Tone } from '@liftwatch/core/tones'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ToneIcon } from '../marks/tone-icon'
import { cellStyle, weeksOf } from './weeks'

/** What a day of a calendar shows. */
export interface DayCell {
  /** Its mark: a colour with its sign; none for a day on which nothing is. */
  readonly tone?: Tone | undefined
  /** Below the number of the day. */
  readonly text?: string | undefined
  /** All of it in words, for a screen reader, and for the pointer. */
  readonly words: string
  /** Cannot be chosen: it is shown in grey, can be reached, and says why. */
  readonly isGrey: boolean
}

interface MonthGridProps {
  readonly label: string
  /** The days of one month, YYYY-MM-DD, from its first. */
  readonly days: readonly string[]
  readonly weekdays: readonly string[]
  readonly today: string
  readonly cellOf: (day: string) => DayCell
  readonly choose: (day: string) => void
}

/** By how many days each key moves the focus. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month as a grid of days. One of them is in the order of Tab; arrows, Home and End move within the month, Enter and Space choose. */
export function MonthGrid({ label, days, weekdays, today, cellOf, choose }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<string>()
  const inTabs = focused && days.includes(focused) ? focused : days.includes(today) ? today : days[0]!

  function move(event: KeyboardEvent, day: string): void {
    const at = days.indexOf(day)
    const step = steps[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : step === undefined ? -1 : at + step
    const next = days[to]
    if (next === undefined) return
    event.preventDefault()
    setFocused(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  function dayCell(day: string) {
    const { tone, text, words, isGrey } = cellOf(day)
    const sign = (tone || isGrey) && <ToneIcon tone={tone ?? 'muted'} />
    return (
      <chakra.td key={day} role="gridcell" p="0.5">
        <chakra.button
          type="button"
          data-day={day}
          data-tone={tone}
          aria-label={words}
          aria-disabled={isGrey}
          aria-current={day === today ? 'date' : undefined}
          title={words}
          tabIndex={day === inTabs ? 0 : -1}
          css={cellStyle(tone, isGrey, day === today)}
          onFocus={() => setFocused(day)}
          onKeyDown={event => move(event, day)}
          onClick={() => isGrey || choose(day)}
        >
          <chakra.span display="flex" alignItems="center" gap="1">
            {text !== undefined && sign}
            {Number(day.slice(8))}
          </chakra.span>
          <chakra.span display="flex" alignItems="center" minH="1.1rem" fontSize="0.6875rem" whiteSpace="nowrap">
            {text ?? sign}
          </chakra.span>
        </chakra.button>
      </chakra.td>
    )
  }

  return (
    <chakra.table ref={grid} role="grid" aria-label={label} w="full" css={{ tableLayout: 'fixed' }}>
      <thead>
        <tr>
          {weekdays.map(name => (
            <chakra.th key={name} scope="col" textStyle="xs" color="fg.muted" fontWeight="normal">
              {name}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map(week => (
          <tr key={week.find(day => day !== undefined)}>
            {week.map((day, place) => (day === undefined ? <td key={weekdays[place]} /> : dayCell(day)))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
