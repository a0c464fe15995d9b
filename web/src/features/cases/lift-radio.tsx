import { chakra, Skeleton } from '@chakra-ui/react'
import type { CaseLift } from '@liftwatch/core/contract/alarms/case-lifts'
import { useId } from 'react'
import { StatusChip } from '../../components/marks/status-chip'
import { FlagChips } from '../../estate/lift-flags'
import { useTexts } from '../../texts'

interface LiftRadioProps {
  /** Undefined while they are loading. */
  readonly lifts: readonly CaseLift[] | undefined
  readonly chosen: string
  readonly choose: (id: string) => void
}

/** The lifts of a building, each with how it is now. */
export function LiftRadio({ lifts, chosen, choose }: LiftRadioProps) {
  const t = useTexts()
  const titleId = useId()
  if (!lifts) return <Skeleton h="4rem" />
  if (lifts.length === 0) return <chakra.p color="fg.muted">{t('cases.search.noLifts')}</chakra.p>
  return (
    <chakra.div role="radiogroup" aria-labelledby={titleId} aria-required display="grid" gap="1">
      <chakra.span id={titleId} textStyle="sm" fontWeight="semibold">
        {t('cases.search.lift')}
      </chakra.span>
      {lifts.map(({ lift, flags, cases }) => (
        <chakra.label key={lift.id} display="flex" flexWrap="wrap" alignItems="center" gap="2" cursor="pointer">
          <chakra.input
            type="radio"
            name="case-lift"
            checked={lift.id === chosen}
            accentColor="info.solid"
            onChange={() => choose(lift.id)}
          />
          <chakra.span fontWeight="medium">{lift.name}</chakra.span>
          {flags.length > 0 && <FlagChips flags={flags} />}
          {cases.length > 0 && (
            <StatusChip isPlain tone="warning" label={t('cases.lift.openCases', { number: cases.length })} />
          )}
        </chakra.label>
      ))}
    </chakra.div>
  )
}
