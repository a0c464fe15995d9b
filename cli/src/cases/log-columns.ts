import type { CaseChange, CaseLogEntry, CaseNotification, Dialogue } from '@liftwatch/core/contract/alarms/case-logs'
import { instantColumn, plainColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

function columnsWith<Row>(all: readonly Column<Row>[]): Columns<Row> {
  return { all, inTable: all.filter(({ header }) => header !== undefined) }
}

function changesText(changes: readonly CaseChange[]): string {
  return changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ')
}

/** What was done to a case. */
export const logColumns: Columns<CaseLogEntry> = columnsWith<CaseLogEntry>([
  instantColumn('datetime', 'cases.fields.time'),
  {
    name: 'event',
    header: 'cases.fields.event',
    plain: ({ event }) => event,
    shown: ({ event }, { translate }) => translate(`cases.events.${event}`),
  },
  plainColumn('name', 'cli.fields.name'),
  plainColumn('technicianName', 'alarms.fields.technicianName'),
  plainColumn('remark', 'cases.remark', { canShrink: true }),
  {
    name: 'changes',
    header: 'cases.fields.changes',
    plain: ({ changes }) => changesText(changes) || null,
    json: ({ changes }) => changes,
    shown: ({ changes }) => changesText(changes) || '-',
    canShrink: true,
  },
  plainColumn('id'),
])

/** What was sent because of a case. */
export const notificationColumns: Columns<CaseNotification> = columnsWith<CaseNotification>([
  instantColumn('datetime', 'cases.fields.time'),
  {
    name: 'event',
    header: 'cases.fields.event',
    plain: ({ event }) => event,
    shown: ({ event }, { translate }) => translate(`cases.notifications.${event}`),
  },
  plainColumn('organization', 'cases.fields.organization'),
  plainColumn('recipient', 'cases.fields.recipient'),
  instantColumn('sentAt', 'cases.fields.sent'),
  plainColumn('problem', 'cli.fields.problem', { canShrink: true }),
  plainColumn('id'),
])

/** What was said on the lift's intercom, and added by hand. */
export const callColumns: Columns<Dialogue> = columnsWith<Dialogue>([
  instantColumn('at', 'cases.fields.time'),
  {
    name: 'speaker',
    header: 'cases.fields.speaker',
    plain: ({ speaker }) => speaker,
    shown: ({ speaker }, { translate }) => translate(`cases.speakers.${speaker}`),
  },
  plainColumn('message', 'cases.fields.message', { canShrink: true }),
  plainColumn('name', 'cli.fields.addedBy'),
  plainColumn('id'),
])
