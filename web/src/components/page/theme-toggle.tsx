import { useAppearance } from '../../appearance'
import { useFirstTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { Icon } from '../marks/icon'

/** Offers the other theme. */
export function ThemeToggle() {
  const t = useFirstTexts()
  const { mode, toggle } = useAppearance()
  const label = t(mode === 'dark' ? 'console.shell.useLight' : 'console.shell.useDark')
  return (
    <PlainButton variant="ghost" shape="icon" aria-label={label} title={label} onClick={toggle}>
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </PlainButton>
  )
}
