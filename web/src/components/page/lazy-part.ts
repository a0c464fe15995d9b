import { createElement, useEffect, useState, type ComponentType } from 'react'
import { loadAgain } from '../../load-again'
import { currentTexts } from '../../texts'
import { showMessage } from '../overlay/messages'
import { noteAwaited } from './awaited'
import { styledPart } from './styled-part'

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it before it is shown; where that fails, it is loaded as it is shown. */
  readonly loadAhead: () => Promise<void>
}

/**
 * Something within a page that is loaded when it is first shown; until then `Waiting` takes its place, or else the page's upper edge
 * says that it is being loaded.
 * One that cannot be loaded without a connection comes once there is one. Without Suspense, which keeps back for 300 ms whatever follows its fallback, however soon it has come.
 * For a part that is drawn by classes alone; `lazyPart` for all others.
 */
export function plainPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined

  function Shown(props: Props) {
    const [outcome, setOutcome] = useState<{ readonly error?: unknown }>()
    useEffect(() => {
      if (loaded) return undefined
      const shown = load().then(
        Part => {
          loaded = Part
          setOutcome({})
        },
        async (error: unknown) => {
          const Part = await loadAgain(load, () =>
            showMessage('warning', currentTexts()('console.pages.partNoConnection')),
          )
          loaded = Part
          setOutcome(Part ? {} : { error })
        },
      )
      return Waiting ? undefined : noteAwaited(shown)
    }, [])
    if (outcome && 'error' in outcome) throw outcome.error
    const Now = loaded ?? Waiting
    return Now ? createElement(Now, props) : null
  }

  async function loadAhead(): Promise<void> {
    loaded ??= await load().catch(() => undefined)
  }

  return Object.assign(Shown, { loadAhead })
}

/** A part that is drawn with Chakra. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): LazyPart<Props> {
  return plainPart(() => styledPart(load), Waiting)
}
