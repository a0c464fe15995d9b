import type { SessionState } from '@liftwatch/core/client/session'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { useSession } from '@liftwatch/core/hooks/session'
import { useWindowSize } from 'ink'
import { useEffect, useState } from 'react'
import { Dialog } from '../components/dialog/dialog'
import { Frame } from '../components/frame/frame'
import { Help } from '../components/help/help'
import { TooSmall, TooSmallAtWork } from '../components/frame/too-small'
import { windowKind } from '../components/frame/window-size'
import type { ActiveBinding } from '../input/key-router'
import { Keyboard, ShownProvider, useKeys } from '../input/use-keys'
import { interruptExit } from '../program/exit-codes'
import { useProgram } from '../program/program'
import { LoginScreen } from '../screens/login/login-screen'
import { isOrganization, OrganizationsScreen } from '../screens/organizations/organizations-screen'
import { SmallScreen } from '../screens/small/small-screen'
import { StartScreen } from '../screens/start/start-screen'
import type { Start } from '../program/start'
import { Workplace } from './workplace'

type Ready = Extract<SessionState, { status: 'ready' }>

/**
 * What comes before the work: asking the server, logging in, choosing the organisation. The work itself lives on behind
 * a log-in that has become necessary, so that one is then back where one was.
 */
export function Gate({ start }: { readonly start: Start }) {
  const { translate, keys, quit, repaint, suspend, canSuspend } = useProgram()
  const { session } = useFrontEnd()
  const state = useSession()
  const [place, setPlace] = useState<Ready>()
  const [wanted, setWanted] = useState(start.organization)
  const [known, setKnown] = useState(start.login)
  const [isLeaving, setLeaving] = useState(false)
  const [help, setHelp] = useState<readonly ActiveBinding[]>()
  const { columns, rows } = useWindowSize()
  const size = windowKind(columns, rows)
  const isAtWork = state.status === 'ready'
  const isSmallAtWork = size === 'small' && isAtWork
  const isOpen = size === 'full' && !help && !isLeaving
  if (state.status === 'ready' && place !== state) {
    setPlace(state)
    if (wanted === undefined) setWanted(state.organization.id)
  }
  if (state.status === 'choosing' && place && place.user.id !== state.user.id) setPlace(undefined)
  if (state.status === 'logged-out' && state.byUser && place) setPlace(undefined)
  // Access has ended: there is no work to go back to, and nothing is to be chosen unasked.
  const hasEnded = state.status === 'choosing' && state.endedName !== undefined
  if (hasEnded && (place || wanted !== undefined)) {
    setPlace(undefined)
    setWanted(undefined)
  }

  // The session may still be in another organisation than the one asked for at the start.
  const isElsewhere = state.status === 'ready' && wanted !== undefined && !isOrganization(state.organization, wanted)
  useEffect(() => {
    if (isElsewhere) session.switchOrganization()
  }, [session, isElsewhere])

  useKeys({
    'program.help': { run: () => setHelp(help ? undefined : keys.active()) },
    'program.repaint': { run: repaint },
    'program.suspend': { run: suspend, refusal: canSuspend ? undefined : { code: 'shared-job' } },
    'program.quit': { run: () => quit(0) },
    'program.interrupt': { run: () => quit(interruptExit) },
  })

  function switchOrganization(): void {
    setWanted(undefined)
    session.switchOrganization()
  }

  function logout(): Promise<void> {
    setLeaving(false)
    // Anyone who logs out does not want to be logged in again at once.
    setKnown({ name: known.name, password: undefined })
    return session.logout()
  }

  return (
    <>
      <Keyboard />
      {size !== 'full' && !isAtWork && <TooSmall />}
      {size === 'tiny' && isAtWork && <TooSmallAtWork />}
      <ShownProvider value={isSmallAtWork && !help}>{isSmallAtWork && !help && <SmallScreen />}</ShownProvider>
      <ShownProvider value={size === 'full' || isSmallAtWork}>
        {help && <Help bindings={help} close={() => setHelp(undefined)} />}
      </ShownProvider>
      <ShownProvider value={isLeaving && size === 'full' && !help}>
        {isLeaving && (
          <Frame trail={[translate('session.logout')]}>
            <Dialog question={translate('session.logoutQuestion')} yes={logout} no={() => setLeaving(false)} />
          </Frame>
        )}
      </ShownProvider>
      <ShownProvider value={isOpen}>
        {state.status === 'unknown' && <StartScreen />}
        {state.status === 'logged-out' && (
          <LoginScreen known={known} wasAtWork={place !== undefined && !state.byUser} />
        )}
        {state.status === 'choosing' && (
          <OrganizationsScreen
            wanted={wanted}
            isSwitch={place !== undefined && wanted === undefined}
            refuseWanted={() => setWanted(undefined)}
            logout={() => setLeaving(true)}
          />
        )}
      </ShownProvider>
      <ShownProvider value={isOpen && state.status === 'ready'}>
        {place && (
          <Workplace
            key={`${place.user.id} ${place.organization.id}`}
            start={start}
            switchOrganization={switchOrganization}
            logout={() => setLeaving(true)}
          />
        )}
      </ShownProvider>
    </>
  )
}
