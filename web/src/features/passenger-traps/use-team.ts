import { namedChoice } from '@liftwatch/core/domain/ranked-choices'
import { useTrapTeams } from '@liftwatch/core/hooks/passenger-traps'
import { useKeptDraft } from '../../components/form/kept-draft'
import { useState } from 'react'

/** A team that is being chosen: one that was sent before, or a new one once that was confirmed. */
export function useTeam(isWanted: boolean, initial: string, form: string) {
  const { data: teams = [] } = useTrapTeams(isWanted)
  const draft = useKeptDraft(form)
  const [typed, setTyped] = useState(() => draft.read()?.['team'] ?? initial)
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const named = namedChoice(
    teams.map(value => ({ value, label: value })),
    typed,
  )
  const team = named?.value ?? typed.trim()
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
    },
    /** It is stored: nothing of it is left to be sent. */
    stored: () => draft.write(undefined),
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
