import { Button, chakra, Input } from '@chakra-ui/react'
import { useState } from 'react'
import { useFirstTexts } from '../../texts'
import { Icon } from '../marks/icon'
import { FieldFrame, type BoxProps } from './text-box'

/** A password, hidden until its owner wants to see it. */
export function PasswordBox({ label, hint, problem, required, disabled, size = 'md', ...input }: BoxProps) {
  const t = useFirstTexts()
  const [isShown, setShown] = useState(false)
  const toggle = t(isShown ? 'account.hidePassword' : 'account.showPassword', { label })
  return (
    <FieldFrame {...{ label, hint, problem, required, disabled }}>
      <chakra.div pos="relative" w="full">
        <Input size={size} pe="10" type={isShown ? 'text' : 'password'} spellCheck={false} {...input} />
        <Button
          variant="ghost"
          size="sm"
          pos="absolute"
          insetEnd="1"
          top="50%"
          translate="0 -50%"
          px="0"
          color="fg.muted"
          aria-label={toggle}
          title={toggle}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'hidden' : 'shown'} />
        </Button>
      </chakra.div>
    </FieldFrame>
  )
}
