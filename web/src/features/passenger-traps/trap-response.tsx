import { chakra, Field } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { usePassengerTrapActions } from '@liftwatch/core/hooks/passenger-trap-actions'
import { useTrapTeams } from '@liftwatch/core/hooks/passenger-traps'
import { nameMaxCharacters } from '@liftwatch/core/limits'
import { useState } from 'react'
import { ActionButton } from '../../components/action-button'
import { ComboBox } from '../../components/combo-box'
import { useTexts } from '../../texts'

/** Who is sent, who has it in hand, and what there is to do next. */
export function TrapResponse({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { acknowledge, arrive } = usePassengerTrapActions(trap)
  const isOpen = acknowledge.refusal === undefined
  const { data: teams = [] } = useTrapTeams(isOpen)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const team = isOpen ? typed : (trap.teamName ?? '')
  const offered = teams.filter(name => name !== team && name.toLowerCase().includes(team.trim().toLowerCase()))

  return (
    <chakra.section aria-label={t('console.detail.response')} display="grid" gap="3">
      {isAwaitingAcknowledgement(trap) && <chakra.p fontWeight="medium">{t('alarms.awaiting')}</chakra.p>}
      <Field.Root required disabled={!isOpen} invalid={isMissing && team.trim() === ''}>
        <Field.Label>
          {t('traps.team')}
          <Field.RequiredIndicator />
        </Field.Label>
        <ComboBox
          value={team}
          change={setTyped}
          options={offered.map(value => ({ value }))}
          maxLength={nameMaxCharacters}
          label={t('traps.teams')}
        />
        <Field.ErrorText>{t('traps.teamRequired')}</Field.ErrorText>
      </Field.Root>
      <ActionButton
        variant="solid"
        label={t('alarms.actions.acknowledge')}
        {...acknowledge}
        canRun={() => {
          setMissing(true)
          return team.trim() !== ''
        }}
        run={() => acknowledge.run({ id: trap.id, team })}
        done={t('alarms.acknowledged')}
      />
      <ActionButton
        label={t('alarms.actions.arrive')}
        {...arrive}
        run={() => arrive.run({ id: trap.id })}
        done={t('alarms.arrived')}
      />
    </chakra.section>
  )
}
