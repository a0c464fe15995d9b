import type { ReactNode } from 'react'
import { Dialog } from '../../components/dialog/dialog'
import { Frame } from '../../components/frame/frame'
import { ShownProvider, useIsShown } from '../../input/use-keys'
import { useProgram } from '../../program'

interface NewTeamQuestionProps {
  readonly trail: readonly string[]
  /** A team that was not sent before; undefined while there is nothing to ask. */
  readonly team: string | undefined
  readonly yes: (team: string) => void
  readonly no: () => void
  /** The form, which is covered by the question. */
  readonly children: ReactNode
}

/** Asks whether a team is really a new one: it is offered to everyone from then on. */
export function NewTeamQuestion({ trail, team, yes, no, children }: NewTeamQuestionProps) {
  const { translate } = useProgram()
  const isShown = useIsShown()
  return (
    <>
      <ShownProvider value={isShown && team === undefined}>{children}</ShownProvider>
      {team !== undefined && (
        <Frame trail={trail}>
          <Dialog question={translate('monitor.newTeam', { team })} yes={() => yes(team)} no={no} isGrave />
        </Frame>
      )}
    </>
  )
}
