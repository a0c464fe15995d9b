import { Field } from '@chakra-ui/react'
import { nameMaxCharacters } from '@liftwatch/core/limits'
import { ComboBox } from '../../components/combo-box'
import { DraftNote } from '../../components/form/draft-note'
import { useTexts } from '../../texts'

interface TeamBoxProps {
  readonly team: string
  readonly change: (team: string) => void
  /** The names that are offered. */
  readonly teams: readonly string[]
  readonly isDisabled?: boolean
  readonly isMissing: boolean
  /** Where it holds what was typed before: lets go of that. */
  readonly discard: (() => void) | undefined
}

/** The team that is sent to a trap, chosen among those that were sent before. */
export function TeamBox({ team, change, teams, isDisabled = false, isMissing, discard }: TeamBoxProps) {
  const t = useTexts()
  return (
    <Field.Root required disabled={isDisabled} invalid={isMissing && team.trim() === ''}>
      <Field.Label>
        {t('traps.team')}
        <Field.RequiredIndicator />
      </Field.Label>
      <ComboBox
        value={team}
        change={change}
        options={teams.map(value => ({ value, label: value }))}
        maxLength={nameMaxCharacters}
        label={t('forms.offered.teams')}
      />
      {discard && !isDisabled && <DraftNote discard={discard} />}
      <Field.ErrorText>{t('traps.teamRequired')}</Field.ErrorText>
    </Field.Root>
  )
}
