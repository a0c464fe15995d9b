import type { CaseChange, CaseLogEntry, CaseNotification, Dialogue } from '@liftwatch/core/contract/alarms/case-logs'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { complainantColumns } from '@liftwatch/core/tables/complainants'
import { caseChangeWords } from '@liftwatch/core/views/forms/case-change-words'
import type { Fact } from '../../components/facts/facts'

/** Who logged it and changed it last, and who complained, as far as that is shown to its reader. */
export function peopleFacts(row: ComplaintDetail, t: Translate): Fact[] {
  const { author, lastEditor, isComplainantShown } = row
  const complainant = isComplainantShown
    ? complainantColumns.map(({ key, header, value }) => ({
        key,
        label: t(header),
        text: String(value(row as never, t) ?? ''),
      }))
    : [{ key: 'complainant', label: t('cases.sections.complainant'), text: t('cases.complainant.hidden') }]
  return [
    { key: 'author', label: t('cases.author'), text: author?.name ?? '' },
    { key: 'lastEditor', label: t('cases.lastEditor'), text: lastEditor?.name ?? '' },
    ...complainant,
  ]
}

/** A log as facts: its name with its first entry, or what is said where it has none. */
function logOf<Entry extends { readonly id: string }>(
  name: { readonly label: string; readonly none: string },
  entries: readonly Entry[] | undefined,
  of: (entry: Entry) => { readonly at: number; readonly text: string },
): Fact[] {
  if (!entries) return []
  if (entries.length === 0) return [{ key: name.label, label: name.label, text: name.none }]
  return [
    { key: name.label, label: name.label, text: String(entries.length) },
    ...entries.map(entry => {
      const { at, text } = of(entry)
      return { key: entry.id, label: formatInstant(at), text }
    }),
  ]
}

function said(parts: readonly (string | null)[]): string {
  return parts.filter(part => part !== null && part !== '').join(' · ')
}

function changeText(changes: readonly CaseChange[], t: Translate): string {
  return changes.map(change => caseChangeWords(change, t)).join(' · ')
}

export function caseLogFacts(logs: readonly CaseLogEntry[] | undefined, t: Translate): Fact[] {
  return logOf({ label: t('cases.detailTabs.log'), none: t('cases.noLog') }, logs, entry => {
    const { event, name, technicianName, remark, changes, datetime: at } = entry
    const by = name === null ? t('cases.bySystem') : t('cases.by', { name })
    return { at, text: said([`${t(`cases.events.${event}`)} ${by}`, technicianName, remark, changeText(changes, t)]) }
  })
}

export function notificationFacts(sent: readonly CaseNotification[] | undefined, t: Translate): Fact[] {
  return logOf({ label: t('cases.detailTabs.notifications'), none: t('cases.noNotifications') }, sent, one => {
    const { event, organization, recipient, sentAt, problem, datetime: at } = one
    const state =
      sentAt === null ? (problem ?? t('cases.notSent')) : `${t('cases.fields.sent')} ${formatInstant(sentAt)}`
    return { at, text: said([t(`cases.notifications.${event}`), organization, recipient, state]) }
  })
}

export function callFacts(dialogues: readonly Dialogue[] | undefined, t: Translate): Fact[] {
  return logOf({ label: t('cases.detailTabs.calls'), none: t('cases.noCalls') }, dialogues, line => {
    const { at, speaker, message, name } = line
    return { at, text: said([`${t(`cases.speakers.${speaker}`)}: ${message}`, name && t('cases.addedBy', { name })]) }
  })
}
