import { useEffect, type ComponentType } from 'react'
import { laterPartsMs } from './later-parts-ms'

const loadChakra = () => import('../../theme/with-chakra')

/** Loads Chakra beside what is drawn with it: the first screens do without, and it is a tenth of what they would load. */
export async function styledPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { withChakra }] = await Promise.all([load(), loadChakra()])
  return withChakra(Part)
}

/** Loads it a moment after a first screen is there: what opens from that is not to wait for it. */
export function useChakraAhead(): void {
  useEffect(() => {
    // What fails is loaded with the first part that needs it.
    const timer = setTimeout(() => void loadChakra().catch(() => {}), laterPartsMs)
    return () => clearTimeout(timer)
  }, [])
}
