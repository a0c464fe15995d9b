import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { Icon } from '../marks/icon'

/** From a detail back to its list. */
export function BackLink({ to, children }: { readonly to: To; readonly children: ReactNode }) {
  return (
    <Button asChild variant="ghost" ps="1">
      <Link to={to}>
        <Icon name="left" />
        {children}
      </Link>
    </Button>
  )
}
