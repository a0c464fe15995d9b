import { Field } from '@chakra-ui/react'
import { nameMaxCharacters } from '@liftwatch/core/limits'
import { ComboBox } from '../../components/combo-box'
import { useTexts } from '../../texts'

interface TeamBoxProps {
  readonly team: string
  readonly change: (team: string) => void
  /** The names that are offered. */
  readonly teams: readonly string[]
  readonly isDisabled?: boolean
  readonly isMissing: boolean
}

/** The team that is sent to a trap, chosen among those that were sent before. */
export function TeamBox({ team, change, teams, isDisabled = false, isMissing }: TeamBoxProps) {
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
        label={t('traps.teams')}
      />
      <Field.ErrorText>{t('traps.teamRequired')}</Field.ErrorText>
    </Field.Root>
  )
}
