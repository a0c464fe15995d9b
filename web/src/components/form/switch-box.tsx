import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

interface SwitchBoxProps extends ComponentProps<typeof chakra.input> {
  readonly label: string
  readonly hint?: string | undefined
}

/** Yes or no, and what yes means. */
export function SwitchBox({ label, hint, ...input }: SwitchBoxProps) {
  return (
    <chakra.label display="flex" gap="2" cursor="pointer">
      <chakra.input type="checkbox" w="4" h="4" mt="0.5" flexShrink={0} accentColor="info.solid" {...input} />
      <span>
        {label}
        {hint && (
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {hint}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  )
}
