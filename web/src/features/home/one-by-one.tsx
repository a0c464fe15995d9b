import { Children, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'

/**
 * Draws the first part at once and the others one by one, as the page is free: what is drawn at each keeps no key or click waiting. The
 * parts are made by what is around it, so that those that are there are not drawn again with each that comes.
 */
export function OneByOne({ children }: { readonly children: ReactNode }) {
  const parts = useMemo(() => Children.toArray(children), [children])
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown < parts.length) startTransition(() => setShown(shown + 1))
  }, [shown, parts.length])
  return parts.slice(0, shown)
}
