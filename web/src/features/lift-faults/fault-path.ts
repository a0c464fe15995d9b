import { screens } from '@liftwatch/core/contract/accounts/screens'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useLocation, type To } from 'react-router-dom'

/** The way to a fault's detail, and without an id back to the list, with the tab, filters and page that are chosen. */
export function useFaultPath(): (id?: string) => To {
  const { search } = useLocation()
  return id => ({ pathname: id === undefined ? screens['lift-fault'].path : detailPath('lift-fault', id), search })
}
