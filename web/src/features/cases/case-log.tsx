import { chakra } from '@chakra-ui/react'
import type { CaseChange, CaseLogEntry } from '@liftwatch/core/contract/alarms/case-logs'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import { wordsIn } from '@liftwatch/core/views/forms/form-field'
import { editCaseForm } from '@liftwatch/core/views/forms/cases'
import { useTexts } from '../../texts'
import { LogPanel } from './log-panel'
import { LogTable } from './log-table'

/** One field that an edit changed, as the form calls it. */
function changeWords(t: Translate, { field: name, before, after }: CaseChange): string {
  const field = editCaseForm.fields.find(one => one.name === name)
  if (!field) return t('cases.changed', { label: name, before, after })
  const shown = (value: string) => {
    const chosen = field.kind === 'choice' ? field.options.find(option => option.value === value) : undefined
    return chosen ? wordsIn(t, chosen.label) : value
  }
  return t('cases.changed', { label: t(field.label), before: shown(before), after: shown(after) })
}

function EventWords({ of: entry }: { readonly of: CaseLogEntry }) {
  const t = useTexts()
  const { event, name, technicianName, remark, changes } = entry
  const by = name === null ? t('cases.bySystem') : t('cases.by', { name })
  const said = [technicianName, remark, ...changes.map(change => changeWords(t, change))]
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
