import { useSession } from '@liftwatch/core/hooks/session'
import { useProgram } from '../../program'
import { fit, widthOf } from '../text/fit'
import { plain } from '../text/plain'
import { Words } from '../text/words'
import { ContactLine } from './contact-line'

/** Two lines: what this is and who is at work; the clock and the connection. */
export function Header({ title, width }: { readonly title: string; readonly width: number }) {
  const { translate, server } = useProgram()
  const state = useSession()
  const who =
    state.status === 'ready'
      ? `${state.organization.name} · ${state.user.nickname}`
      : state.status === 'choosing'
        ? state.user.nickname
        : server
  const product = ` ${translate('session.product')} `
  const right = ` ${plain(who)} `
  const left = fit(` ${title}`, Math.max(0, width - widthOf(product) - widthOf(right)))
  return (
    <>
      <Words>
        <Words isBold isInverse>
          {product}
        </Words>
        <Words isBold>{left}</Words>
        <Words>{right}</Words>
      </Words>
      {state.status === 'ready' ? <ContactLine /> : <Words> </Words>}
    </>
  )
}
