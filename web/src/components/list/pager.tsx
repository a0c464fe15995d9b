import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { Icon } from '../marks/icon'
import { useExistingPage } from './last-page'

interface PagerProps {
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  /** Undefined while it is not known. */
  readonly total: number | undefined
  /** `isStep` is false where the page that was asked for is gone, and the way back must not lead there. */
  readonly go: (page: number, isStep: boolean) => void
}

/** Says which rows are shown, and goes on to the next. */
export function Pager({ page, size, total, go }: PagerProps) {
  const t = useTexts()
  useExistingPage({ page, size, total }, to => go(to, false))
  const from = page * size
  const to = Math.min(from + size, total ?? 0)
  const turn = (step: number, label: string, isPossible: boolean) => (
    <PlainButton
      shape="icon"
      aria-label={label}
      title={label}
      disabled={!isPossible}
      onClick={() => go(page + step, true)}
    >
      <Icon name={step < 0 ? 'left' : 'right'} />
    </PlainButton>
  )
  return (
    <nav aria-label={t('list.pages')} className="lw-pager">
      <span>{total !== undefined && t('alarms.shown', { from: Math.min(from + 1, to), to, total })}</span>
      {turn(-1, t('list.previous'), page > 0)}
      {turn(1, t('list.next'), total !== undefined && to < total)}
    </nav>
  )
}
