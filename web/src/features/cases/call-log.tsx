import { chakra } from '@chakra-ui/react'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAction } from '@liftwatch/core/hooks/action'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { addCallLineForm } from '@liftwatch/core/views/forms/cases'
import { useState } from 'react'
import { ViewForm } from '../../components/form/view-form'
import { useTexts } from '../../texts'
import { LogPanel } from './log-panel'
import { LogTable } from './log-table'
import { newDraftId } from './new-draft-id'

const fields = ['speaker', 'time', 'message'] as const

/** What was said on the lift's intercom around a case, and what was added by hand. */
export function CallLog({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const query = useAnswer(complaints.callLog, { id: shown.id })
  const { refusal } = useAction(addCallLineForm, shown)
  const [draftId, setDraftId] = useState(newDraftId)
  return (
    <LogPanel query={query}>
      <LogTable
        label={t('cases.detailTabs.calls')}
        headings={fields.map(name => t(`cases.fields.${name}`))}
        rows={query.data?.dialogues.map(({ id, speaker, at, message, name }) => ({
          id,
          cells: [
            t(`cases.speakers.${speaker}`),
            formatInstant(at),
            <>
              <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
                {message}
              </chakra.span>
              {name !== null && (
                <chakra.span ms="2" textStyle="xs" color="fg.muted">
                  {t('cases.addedBy', { name })}
                </chakra.span>
              )}
            </>,
          ],
        }))}
        emptyText={t('cases.noCalls')}
      />
      {refusal === undefined && (
        <chakra.div maxW="40rem">
          <ViewForm
            key={draftId}
            view={addCallLineForm}
            row={shown}
            rest={{ draftId }}
            subject={t('cases.name', { caseNo: shown.caseNo })}
            done={() => setDraftId(newDraftId())}
          />
        </chakra.div>
      )}
    </LogPanel>
  )
}
