import { organizations, type OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useSession } from '@liftwatch/core/hooks/session'
import { Box } from 'ink'
import { useEffect, useEffectEvent } from 'react'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { List } from '../../components/list/list'
import { useHeldList, useSettledList } from '../../components/list/use-list'
import { failureText } from '../../components/message/refusal-text'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program/program'
import { organizationColumns } from './columns'

interface OrganizationsScreenProps {
  /** Name or id of the one to choose without asking. */
  readonly wanted: string | undefined
  /** Whether one came here by choice, from another organisation, and may go back there. */
  readonly isSwitch: boolean
  readonly refuseWanted: () => void
  readonly logout: () => void
}

export function isOrganization({ id, name }: OrganizationChoice, wanted: string): boolean {
  return id === wanted || name.toLowerCase() === wanted.toLowerCase()
}

/** Chooses by itself what needs no asking: the wanted organisation, or the only one. */
function useOwnChoice(choices: readonly OrganizationChoice[] | undefined, props: OrganizationsScreenProps): void {
  const { translate, messages } = useProgram()
  const { session } = useFrontEnd()
  const state = useSession()
  // Where access has just ended, what would come by itself is another organisation's.
  const hasEnded = state.status === 'choosing' && state.endedName !== undefined
  const { wanted, isSwitch, refuseWanted } = props
  const found = wanted === undefined ? undefined : choices?.find(choice => isOrganization(choice, wanted))
  const only = !isSwitch && !hasEnded && wanted === undefined && choices?.length === 1 ? choices[0] : undefined
  const chosen = (found ?? only)?.id
  const unknown = choices && !found ? wanted : undefined
  const refuse = useEffectEvent((name: string) => {
    messages.show(translate('monitor.organizationUnknown', { name }), 'warning')
    refuseWanted()
  })
  const choose = useEffectEvent((id: string) => {
    session.choose(id).catch((error: unknown) => {
      messages.show(failureText(translate, error), 'critical')
      refuseWanted()
    })
  })
  useEffect(() => {
    if (unknown !== undefined) refuse(unknown)
    if (chosen !== undefined) choose(chosen)
  }, [unknown, chosen])
}

export function OrganizationsScreen(props: OrganizationsScreenProps) {
  const { translate } = useProgram()
  const { session } = useFrontEnd()
  const { width, height } = useFrameSize()
  const state = useSession()
  const ended = state.status === 'choosing' ? state.endedName : undefined
  const room = height - (ended === undefined ? 2 : 3)
  const { data: choices, error, refetch } = useAnswer(organizations.mine, {})
  const rows = choices ?? []
  const source = {
    list: 'organizations',
    total: rows.length,
    idAt: (index: number) => rows[index]?.id,
    indexOf: (id: string) => rows.findIndex(row => row.id === id),
  }
  const list = useSettledList(useHeldList('organizations'), source, room)
  const chosen = rows[list.state.cursor]
  useOwnChoice(choices, props)
  useKeys({
    ...list.commands,
    ...(chosen && { 'list.choose': { run: () => session.choose(chosen.id) } }),
    ...(props.isSwitch && { 'screen.back': { run: () => session.restore() } }),
    'program.refresh': { run: () => refetch() },
    'session.logout': { run: props.logout },
  })
  const statusLine = error ? { text: failureText(translate, error), tone: 'critical' as const } : undefined
  return (
    <Frame trail={[translate('session.chooseOrganization')]} statusLine={statusLine}>
      <Box paddingTop={1} flexDirection="column">
        {ended !== undefined && (
          <Words tone="warning">{`  ${translate('session.accessEnded', { name: ended })}`}</Words>
        )}
        {choices?.length === 0 ? (
          <Words>{`  ${translate('session.noOrganization')}`}</Words>
        ) : (
          <List
            columns={organizationColumns}
            state={list.state}
            total={rows.length}
            rowAt={index => rows[index]}
            width={width}
            height={room}
          />
        )}
      </Box>
    </Frame>
  )
}
