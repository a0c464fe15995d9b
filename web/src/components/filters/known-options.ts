import { rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { selectPageSize } from '@liftwatch/core/limits'
import { useState } from 'react'

/** Values that are known all at once, as a list to choose from has them: found by typing, 50 at a time (specification 1 section 9). */
export function useKnownOptions(values: readonly string[] | undefined) {
  const [typed, setTyped] = useState<string>()
  const [shownMax, setShownMax] = useState(selectPageSize)
  const found =
    values &&
    rankedChoices(
      values.map(value => ({ value, label: value })),
      typed ?? '',
    )
  return {
    typed,
    type(text: string) {
      setTyped(text)
      setShownMax(selectPageSize)
    },
    listed: {
      options: found?.slice(0, shownMax).map(({ value }) => value),
      hasMore: found !== undefined && found.length > shownMax,
      loadMore: () => setShownMax(shownMax + selectPageSize),
    },
  }
}
