import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../../texts'
import { waitBars, type LoadTimes } from './load-bars'
import { LoadBarsSection } from './load-bars-section'

/** How long alarms waited for people, as distributions with their median and 90th percentile. */
export function LoadWaits({ load }: { readonly load: LoadTimes }) {
  const t = useTexts()
  return (
    <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" gap="6">
      {waitBars(load, t).map(of => (
        <LoadBarsSection key={of.title} isNarrow of={of} />
      ))}
    </chakra.div>
  )
}
