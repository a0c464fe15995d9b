import { createElement, use, type ComponentType } from 'react'
import { announce } from '../components/announcements'
import { currentTexts } from '../texts'
import { LoadFailedPage } from './message-pages'
import { reloadIfRebuilt } from './new-build'

function pageFailed(): ComponentType {
  announce('warning', currentTexts()('console.pages.loadFailed'))
  return LoadFailedPage
}

/**
 * A page that is loaded when it is first shown, or before by `loadAhead`; one that fails to load is the 403 page, with a word on
 * why (specification 1 sections 2 and 8). What has been loaded does not suspend: React would keep it back for 300 ms behind the
 * fallback.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loading: Promise<ComponentType> | undefined
  let loaded: ComponentType | undefined
  const loadOnce = () =>
    (loading ??= load()
      .catch(reloadIfRebuilt)
      .then(Page => (loaded = Page ?? pageFailed())))

  function LazyPage() {
    return createElement(loaded ?? use(loadOnce()))
  }

  return Object.assign(LazyPage, { loadAhead: () => void loadOnce() })
}
