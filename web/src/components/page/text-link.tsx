import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

/** A link in running text, or below it. */
export function TextLink({ to, children }: { readonly to: To; readonly children: ReactNode }) {
  return (
    <chakra.a
      asChild
      color="info.fg"
      fontWeight="medium"
      textDecoration="underline"
      textUnderlineOffset="3px"
      borderRadius="l1"
      focusVisibleRing="outside"
    >
      <Link to={to}>{children}</Link>
    </chakra.a>
  )
}
