import { createElement, use, useSyncExternalStore, type ComponentType } from 'react'
import type { Ahead } from '../ahead'
import { loadAgain } from '../load-again'
import { noteAwaited } from '../components/page/awaited'
import { styledPart } from '../components/page/styled-part'
import { loadTexts } from '../texts'
import { LoadFailedPage, NoConnectionPage } from './message-pages'
import { reloadIfRebuilt } from './new-build'

/**
 * A page that is loaded when it is first shown, or before by `loadAhead`; one that cannot be loaded says why, and comes by itself
 * once the server answers; `ahead` is what it will ask. What has been loaded does not suspend: React would keep it back for 300 ms behind the fallback.
 */
function laterPage(load: () => Promise<ComponentType>, ahead?: () => Promise<Ahead>) {
  const listeners = new Set<() => void>()
  let loading: Promise<ComponentType> | undefined
  let shown: ComponentType | undefined
  /** By a user; it is drawn several times until it is there. */
  let isAwaited = false

  function show(Page: ComponentType): ComponentType {
    shown = Page
    for (const listener of listeners) listener()
    return Page
  }

  async function comeBack(): Promise<void> {
    const Page = await loadAgain(load, () => void show(NoConnectionPage))
    show(Page ?? LoadFailedPage)
  }

  async function begin(): Promise<ComponentType> {
    const Page = await load().catch(reloadIfRebuilt)
    if (Page) return show(Page)
    await new Promise<void>(resolve => {
      listeners.add(resolve)
      void comeBack()
    })
    return shown!
  }

  const loadOnce = () => (loading ??= begin())
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function awaitPage(): Promise<ComponentType> {
    const page = loadOnce()
    if (!isAwaited) noteAwaited(page)
    isAwaited = true
    return page
  }

  function LazyPage() {
    const Page = useSyncExternalStore(subscribe, () => shown)
    return createElement(Page ?? use(awaitPage()))
  }

  return Object.assign(LazyPage, {
    loadAhead: () => {
      // Without it the screen asks for itself.
      ahead?.().catch(() => {})
      return loadOnce()
    },
    ahead,
  })
}

/** A page to which the first texts are enough. */
export function firstPage(load: () => Promise<ComponentType>) {
  return laterPage(() => styledPart(load))
}

/** A page that is drawn by classes alone, shown once all texts are here too. */
export function plainPage(load: () => Promise<ComponentType>, ahead?: () => Promise<Ahead>) {
  return laterPage(async () => (await Promise.all([load(), loadTexts()]))[0], ahead)
}

/** A page that is drawn with Chakra, shown once all texts are here too. */
export function lazyPage(load: () => Promise<ComponentType>, ahead?: () => Promise<Ahead>) {
  return plainPage(() => styledPart(load), ahead)
}
