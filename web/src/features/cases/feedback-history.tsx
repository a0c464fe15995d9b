import { Button } from '@chakra-ui/react'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeDefault } from '@liftwatch/core/limits'
import { useState } from 'react'
import { LoadError } from '../../components/contact/load-error'
import { Pager } from '../../components/list/pager'
import { Dialog } from '../../components/overlay/dialog'
import { LinkedCases } from '../../estate/linked-cases'
import { useTexts } from '../../texts'

interface FeedbackHistoryProps {
  readonly buildingId: string
  /** What the building is called. */
  readonly name: string
}

/** Of specification 2 section 9. */
const width = '990px'

function History({ buildingId }: Pick<FeedbackHistoryProps, 'buildingId'>) {
  const t = useTexts()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useAnswer(complaints.feedback, { buildingId, page, size: pageSizeDefault })
  return (
    <>
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <LinkedCases cases={data?.content} emptyText={t('cases.history.none')} />
      <Pager page={page} size={pageSizeDefault} total={data?.totalElements} go={setPage} />
    </>
  )
}

/** The cases of a building's lifts so far, over the page. */
export function FeedbackHistory({ buildingId, name }: FeedbackHistoryProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button justifySelf="start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cases.history.open')}
      </Button>
      {isOpen && (
        <Dialog title={t('cases.history.title', { name })} width={width} close={() => setOpen(false)}>
          <History buildingId={buildingId} />
        </Dialog>
      )}
    </>
  )
}
