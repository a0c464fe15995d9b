import { Button, chakra, Flex } from '@chakra-ui/react'
import { formatInstant } from '@liftwatch/core/text/format'
import type { LastChange } from '@liftwatch/core/domain/last-change'
import { useTexts } from '../../texts'
import { StatusChip } from '../marks/status-chip'
import type { ChangedField } from '@liftwatch/core/views/forms/changed-fields'

interface ChangedMeanwhile {
  readonly by: LastChange
  /** What was typed over, as it is now. */
  readonly now: readonly ChangedField[]
  readonly goOn: () => void
  readonly discard: () => void
}

/** Says who has changed what is being edited, and asks which of the two is to stay. */
export function ChangedNote({ by, now, goOn, discard }: ChangedMeanwhile) {
  const t = useTexts()
  return (
    <chakra.section role="alert" display="grid" gap="2" p="3" borderWidth="1px" borderRadius="l2" bg="warning.subtle">
      <StatusChip
        isPlain
        tone="warning"
        label={t('forms.meanwhile', { name: by.name, at: formatInstant(by.sinceAt) })}
      />
      {now.map(({ label, value }) => (
        <chakra.p key={label} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {t('forms.nowIs', { label, value })}
        </chakra.p>
      ))}
      <Flex wrap="wrap" gap="2">
        <Button onClick={goOn}>{t('forms.keepMine')}</Button>
        <Button onClick={discard}>{t('forms.dropMine')}</Button>
      </Flex>
    </chakra.section>
  )
}
