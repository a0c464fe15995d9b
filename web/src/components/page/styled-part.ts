import type { ComponentType } from 'react'

/** Loads Chakra beside what is drawn with it: the first screens do without, and it is a tenth of what they would load. */
export async function styledPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { withChakra }] = await Promise.all([load(), import('../../theme/with-chakra')])
  return withChakra(Part)
}
