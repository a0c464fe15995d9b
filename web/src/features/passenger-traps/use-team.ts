import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { namedChoice } from '@liftwatch/core/domain/ranked-choices'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useStoredDraft } from '../../components/form/stored-draft'
import { useState } from 'react'

/** A team that is being chosen: one that was sent before, or a new one once that was confirmed. */
export function useTeam(isWanted: boolean, initial: string, form: string) {
  const { data: teams = [] } = useAnswer(passengerTraps.teams, isWanted ? {} : undefined)
  const draft = useStoredDraft(form)
  const [typed, setTyped] = useState(() => draft.read()?.['team'] ?? initial)
  const [isRestored, setRestored] = useState(() => draft.read() !== undefined)
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const named = namedChoice(
    teams.map(value => ({ value, label: value })),
    typed,
  )
  const team = named?.value ?? typed.trim()

  function drop(): void {
    draft.write(undefined)
    setRestored(false)
  }

  return {
    team,
    box: {
      team: typed,
      change: (text: string) => {
        setTyped(text)
        draft.write(text === initial ? undefined : { team: text })
      },
      teams,
      isMissing,
      /** Lets go of what was typed before, where there was something. */
      discard: isRestored
        ? () => {
            drop()
            setTyped(initial)
          }
        : undefined,
    },
    /** It is stored: nothing of it is left to be sent. */
    stored: drop,
    /** Whether the question for a new team is to be asked. */
    isAsked,
    answer: () => setAsked(false),
    /** Whether it can be stored as it is; shows what is missing, or asks. */
    canStore: (): boolean => {
      setMissing(team === '')
      setAsked(team !== '' && named === undefined)
      return named !== undefined
    },
  }
}
