import { Button } from '@chakra-ui/react'
import { useAppearance } from '../../appearance'
import { useFirstTexts } from '../../texts'
import { Icon } from '../marks/icon'

/** Offers the other theme. */
export function ThemeToggle() {
  const t = useFirstTexts()
  const { mode, toggle } = useAppearance()
  const label = t(mode === 'dark' ? 'console.shell.useLight' : 'console.shell.useDark')
  return (
    <Button variant="ghost" aria-label={label} title={label} px="0" onClick={toggle}>
      <Icon name={mode === 'dark' ? 'sun' : 'moon'} />
    </Button>
  )
}
