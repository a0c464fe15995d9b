import { Button, Flex } from '@chakra-ui/react'
import { useTexts } from '../../texts'
import { StatusChip } from '../marks/status-chip'

/** Says that a form holds what was typed before, and lets go of it. */
export function DraftNote({ discard }: { readonly discard: () => void }) {
  const t = useTexts()
  return (
    <Flex role="status" align="center" gap="3">
      <StatusChip isPlain tone="info" label={t('console.draft.restored')} />
      <Button variant="outline" size="sm" onClick={discard}>
        {t('console.draft.discard')}
      </Button>
    </Flex>
  )
}
