import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../texts'

/** Fills the whole window until all of a report is there. */
export function Preparing() {
  const t = useTexts()
  return (
    <chakra.main display="grid" placeContent="center" placeItems="center" gap="3" minH="100dvh" aria-busy>
      <chakra.span
        aria-hidden
        w="12"
        h="12"
        borderWidth="4px"
        borderColor="bg.emphasized"
        borderTopColor="info.solid"
        borderRadius="full"
        animation="spin 1s linear infinite"
      />
      <p role="status">{t('reports.preparing')}</p>
    </chakra.main>
  )
}
