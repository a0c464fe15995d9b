import { Flex } from '@chakra-ui/react'
import type { LiftFlag } from '@liftwatch/core/contract/estate/lifts'
import { liftFlagTone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/marks/status-chip'
import { useTexts } from '../texts'

/** A flag in a column of its own: its short name, as no one has room for more; in full to anyone who points at it. */
export function FlagCell({ flag }: { readonly flag: LiftFlag }) {
  const t = useTexts()
  return (
    <span title={t(`estate.flags.${flag}`)}>
      <StatusChip
        isPlain
        hasNoSign
        tone={liftFlagTone[flag]}
        label={flag === 'Complaint' || flag === 'PT' ? t('tables.yes') : flag}
      />
    </span>
  )
}

/** What is said beside the name of a lift that holds a passenger, wherever a lift is named. */
export function TrappedMark({ flags }: { readonly flags: readonly LiftFlag[] }) {
  const t = useTexts()
  return flags.includes('PT') && <StatusChip isPlain tone={liftFlagTone.PT} label={t('estate.flags.PT')} />
}

/** All flags that are on, in words. */
export function FlagChips({ flags }: { readonly flags: readonly LiftFlag[] }) {
  const t = useTexts()
  if (flags.length === 0) return t('estate.lift.noFlags')
  return (
    <Flex wrap="wrap" gap="1">
      {flags.map(flag => (
        <StatusChip key={flag} tone={liftFlagTone[flag]} label={t(`estate.flags.${flag}`)} />
      ))}
    </Flex>
  )
}
