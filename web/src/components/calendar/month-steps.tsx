import { Button, chakra, Flex } from '@chakra-ui/react'
import { monthAfter } from '@liftwatch/core/domain/calendar'
import { lastFreeDay } from '@liftwatch/core/domain/maintenance-days'
import { Icon } from '../marks/icon'
import { useToday } from '../../today'
import { useTexts } from '../../texts'

interface StepButtonProps {
  readonly name: 'left' | 'right'
  readonly label: string
  /** Undefined where there is no further month. */
  readonly go: (() => void) | undefined
}

function StepButton({ name, label, go }: StepButtonProps) {
  return (
    <Button px="0" aria-label={label} title={label} disabled={!go} onClick={go}>
      <Icon name={name} />
    </Button>
  )
}

interface MonthStepsProps {
  /** The one in the address; the current one where there is none. */
  readonly named: string | undefined
  /** Goes to another month; undefined for the current one. */
  readonly go: (month: string | undefined) => void
}

/** Which month of maintenance is shown: the current one, those before, and those up to a year ahead. */
export function MonthSteps({ named, go }: MonthStepsProps) {
  const t = useTexts()
  const today = useToday()
  const thisMonth = today.slice(0, 7)
  const month = named ?? thisMonth
  const next = monthAfter(month)
  const goTo = (to: string) => go(to === thisMonth ? undefined : to)
  return (
    <Flex wrap="wrap" align="center" gap="2">
      <StepButton name="left" label={t('maintenance.calendar.previous')} go={() => goTo(monthAfter(month, -1))} />
      <chakra.strong aria-live="polite">{month.split('-').toReversed().join('/')}</chakra.strong>
      <StepButton
        name="right"
        label={t('maintenance.calendar.next')}
        go={next > lastFreeDay(today).slice(0, 7) ? undefined : () => goTo(next)}
      />
      <Button disabled={month === thisMonth} onClick={() => goTo(thisMonth)}>
        {t('maintenance.calendar.current')}
      </Button>
    </Flex>
  )
}
