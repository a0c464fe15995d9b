import { Button, chakra, Flex, Skeleton } from '@chakra-ui/react'
import { mails } from '@liftwatch/core/contract/accounts/mails'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeDefault } from '@liftwatch/core/limits'
import { useState } from 'react'
import { EmptyState } from '../../components/list/empty-state'
import { LoadError } from '../../components/contact/load-error'
import { Pager } from '../../components/list/pager'
import { useTexts } from '../../texts'
import { MailRow } from './mail-row'
import { Panel } from './panel'

/** The mails that the server wrote, with their links while no mail server takes them. */
export function OutboxSection() {
  const t = useTexts()
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching } = useAnswer(mails.page, { page, size: pageSizeDefault })
  const total = data?.totalElements
  return (
    <Panel title={t('settings.sections.outbox')} hint={t('settings.outbox.hint')}>
      {error && (
        <LoadError
          title={t('settings.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {!data && !error && <Skeleton h="12" />}
      {total === 0 && <EmptyState title={t('settings.outbox.empty')} text={t('settings.outbox.emptyHint')} />}
      {data && total !== 0 && (
        <chakra.ul aria-label={t('settings.sections.outbox')}>
          {data.content.map(mail => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </chakra.ul>
      )}
      <Flex justify="space-between" wrap="wrap" gap="2">
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t('settings.outbox.refresh')}
        </Button>
        {total !== undefined && total > 0 && <Pager page={page} size={pageSizeDefault} total={total} go={setPage} />}
      </Flex>
    </Panel>
  )
}
