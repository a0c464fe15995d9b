import { chakra } from '@chakra-ui/react'
import type { CaseLogEntry } from '@liftwatch/core/contract/alarms/case-logs'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { caseChangeWords } from '@liftwatch/core/views/forms/case-change-words'
import { useTexts } from '../../texts'
import { LogPanel } from './log-panel'
import { LogTable } from './log-table'

function EventWords({ of: entry }: { readonly of: CaseLogEntry }) {
  const t = useTexts()
  const { event, name, technicianName, remark, changes } = entry
  const by = name === null ? t('cases.bySystem') : t('cases.by', { name })
  const said = [technicianName, remark, ...changes.map(change => caseChangeWords(change, t))]
  return (
    <>
      {`${t(`cases.events.${event}`)} ${by}`}
      {said.map(
        words =>
          words !== null && (
            <chakra.div key={words} color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {words}
            </chakra.div>
          ),
      )}
    </>
  )
}

/** What was done to a case, by whom, when. */
export function CaseLog({ of: { id } }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const query = useAnswer(complaints.log, { id })
  return (
    <LogPanel query={query}>
      <LogTable
        label={t('cases.detailTabs.log')}
        headings={[t('cases.fields.time'), t('cases.fields.event')]}
        rows={query.data?.logs.map(entry => ({
          id: entry.id,
          cells: [formatInstant(entry.datetime), <EventWords key="event" of={entry} />],
        }))}
        emptyText={t('cases.noLog')}
      />
    </LogPanel>
  )
}
