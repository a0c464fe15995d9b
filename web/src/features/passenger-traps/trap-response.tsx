import { chakra } from '@chakra-ui/react'
import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { useAction } from '@liftwatch/core/hooks/action'
import { acknowledgeTrapForm, newTeam } from '@liftwatch/core/views/forms/acknowledge'
import { arriveAtTrapForm } from '@liftwatch/core/views/forms/arrive'
import { ActionButton } from '../../components/action-button'
import { NewNameQuestion } from '../../components/form/new-name-question'
import { useAct } from '../../components/use-act'
import { ViewAction } from '../../components/view-action'
import { useTexts } from '../../texts'
import { CorrectTeam } from './correct-team'
import { TeamBox } from './team-box'
import { useTeam } from './use-team'

/** Who is sent, who has it in hand, and what there is to do next. */
export function TrapResponse({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const act = useAct()
  const { refusal, run, takeBack } = useAction(acknowledgeTrapForm, trap)
  const isOpen = refusal === undefined
  const { id, liftName: subject } = trap
  const { team, box, isAsked, answer, canStore, stored } = useTeam(isOpen, '', `team.${id}`)
  const acknowledging = {
    subject,
    run: async () => {
      const after = await run({ id, team })
      stored()
      return after
    },
    done: t('alarms.acknowledged'),
    undo: { run: takeBack!, done: t('alarms.takenBack') },
  }

  return (
    <chakra.section aria-label={t('console.detail.response')} display="grid" gap="3">
      {isAwaitingAcknowledgement(trap) && <chakra.p fontWeight="medium">{t('alarms.awaiting')}</chakra.p>}
      <TeamBox {...box} team={isOpen ? box.team : (trap.teamName ?? '')} isDisabled={!isOpen} />
      <CorrectTeam trap={trap} />
      <ActionButton
        variant="solid"
        label={t('alarms.actions.acknowledge')}
        refusal={refusal}
        {...acknowledging}
        canRun={canStore}
      />
      <ViewAction view={arriveAtTrapForm} row={trap} subject={subject} />
      {isAsked && (
        <NewNameQuestion
          question={newTeam}
          name={team}
          action={t('alarms.actions.acknowledge')}
          cancel={answer}
          confirm={() => {
            answer()
            void act(acknowledging)
          }}
        />
      )}
    </chakra.section>
  )
}
