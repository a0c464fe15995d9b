import { useNewerServer } from '@liftwatch/core/hooks/newer-server'
import { useSession } from '@liftwatch/core/hooks/session'
import { useProgram } from '../../program/program'
import type { Lane } from '../lane/use-lane'
import { fit, widthOf } from '../text/fit'
import { plain } from '../text/plain'
import { Words } from '../text/words'
import { ContactLine } from './contact-line'

interface HeaderProps {
  readonly trail: readonly string[]
  readonly width: number
  readonly lane: Lane
}

/** So much of who is at work is always there. */
const leastWho = 16

/** Two lines: what this is, where one is, who is at work; the clock, the connection, and whether anyone is trapped. */
export function Header({ trail, width, lane }: HeaderProps) {
  const { translate, server, isReadOnly } = useProgram()
  const state = useSession()
  const who =
    state.status === 'ready'
      ? `${state.organization.name} · ${state.user.nickname}`
      : state.status === 'choosing'
        ? state.user.nickname
        : server
  const newer = useNewerServer()
  const name = translate('session.product')
  // It can wait, for what is shown is right still; the second line has no room for it beside who is trapped.
  const product =
    newer === undefined ? ` ${name} ` : ` ${name} · ${translate('monitor.newerServer', { version: newer })} `
  const place = ` ${plain(trail.join(' › '))}`
  const whole = ` ${plain(isReadOnly ? `${who} · ${translate('monitor.readOnly')}` : who)} `
  const room = Math.max(0, width - widthOf(product))
  // Where one is says more than who one is.
  const right = fit(whole, Math.min(widthOf(whole), Math.max(leastWho, room - widthOf(place) - 1)))
  const left = fit(place, Math.max(0, room - widthOf(right)))
  return (
    <>
      <Words>
        <Words isBold isInverse>
          {product}
        </Words>
        <Words isBold>{left}</Words>
        <Words>{right}</Words>
      </Words>
      {state.status === 'ready' ? <ContactLine lane={lane} /> : <Words> </Words>}
    </>
  )
}
