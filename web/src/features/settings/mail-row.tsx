import { chakra } from '@chakra-ui/react'
import type { Mail } from '@liftwatch/core/contract/accounts/mails'
import { formatInstant } from '@liftwatch/core/text/format'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'
import { ItemRow } from '../../components/list/item-row'
import { LinkedText } from './linked-text'

function MailState({ mail }: { readonly mail: Mail }) {
  const t = useTexts()
  if (mail.sentAt !== null)
    return <StatusChip tone="ok" label={t('settings.outbox.sent', { at: formatInstant(mail.sentAt) })} />
  if (mail.problem !== null)
    return <StatusChip tone="warning" label={t('settings.outbox.problem', { reason: mail.problem })} />
  return <StatusChip tone="muted" label={t('settings.outbox.waiting')} />
}

export function MailRow({ mail }: { readonly mail: Mail }) {
  const t = useTexts()
  return (
    <ItemRow
      title={mail.subject}
      mark={<MailState mail={mail} />}
      facts={[
        [t('settings.outbox.to'), mail.recipient],
        [t('settings.outbox.writtenAt'), formatInstant(mail.createdAt)],
      ]}
    >
      {mail.text === null ? (
        <chakra.p mt="1" textStyle="xs" color="fg.muted">
          {t('settings.outbox.textGone')}
        </chakra.p>
      ) : (
        <chakra.p mt="2" p="3" bg="bg.subtle" borderRadius="l2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          <LinkedText text={mail.text} />
        </chakra.p>
      )}
    </ItemRow>
  )
}
