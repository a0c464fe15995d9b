import { lazy, type ComponentType } from 'react'
import { announce } from '../components/announcements'
import { currentTexts } from '../texts'
import { LoadFailedPage } from './message-pages'
import { reloadIfRebuilt } from './new-build'

/** Something that is loaded when it is first shown, or before by `loadAhead`; `failed` gives what stands there otherwise. */
export function lazyPart(load: () => Promise<ComponentType>, failed: () => ComponentType) {
  let loading: Promise<{ default: ComponentType }> | undefined
  const loadOnce = () =>
    (loading ??= load()
      .catch(reloadIfRebuilt)
      .then(Part => ({ default: Part ?? failed() })))
  return Object.assign(lazy(loadOnce), { loadAhead: () => void loadOnce() })
}

function pageFailed(): ComponentType {
  announce('warning', currentTexts()('console.pages.loadFailed'))
  return LoadFailedPage
}

/**
 * A page that is loaded when it is first shown; one that fails to load is the 403 page, with a word on why (specification 1
 * sections 2 and 8).
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyPart(load, pageFailed)
}
