import type { HomeList } from '@liftwatch/core/views/home/home-lists'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import type { ReactNode } from 'react'
import { RowLink } from '../components/list/row-link'
import { useCanOpen } from './can-open'

interface ListLinkProps {
  /** Undefined where there is no such list. */
  readonly list: HomeList | undefined
  readonly label?: string
  readonly children: ReactNode
}

/** Leads to a list under a filter; only words for who may not see that. */
export function ListLink({ list, label, children }: ListLinkProps) {
  const canOpen = useCanOpen()
  if (!list || !canOpen(list.screen)) return children
  return (
    <RowLink to={{ pathname: screens[list.screen].path, search: searchOf(list.filter) }} label={label}>
      {children}
    </RowLink>
  )
}

/** A filter as lists take it from their address. */
function searchOf(filter: HomeList['filter']): string {
  return new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => [value].flat().map(one => [name, one])),
  ).toString()
}
