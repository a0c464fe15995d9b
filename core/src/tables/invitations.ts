import { invitationRow, invitationStatus, type InvitationRow } from '../contract/accounts/invitations'
import { invitationStatusTone } from '../tones'
import { groupsColumn, roleColumn } from './member-columns'
import { stateColumn } from './state-column'
import { instantColumn, names, textColumn, wordKeys, type Table } from './table'

const typeWords = wordKeys('states.invitationType', invitationRow.shape.type)
const statusWords = wordKeys('states.invitationStatus', invitationStatus)

/** The invitations into an organisation and what became of them (specification 2 section 2). */
export const invitationTable: Table<InvitationRow> = {
  type: 'INVITATION_TABLE_HEADER',
  title: 'invitations.title',
  columns: [
    instantColumn('createdAt', 'invitations.fields.createdAt', row => row.createdAt, {
      sortField: 'createdAt',
      isHighestFirst: true,
    }),
    stateColumn('type', 'invitations.fields.type', 8, { of: row => row.type, words: typeWords }),
    textColumn('email', 'invitations.fields.email', 28, row => row.email, { isFixed: true, canShrink: true }),
    roleColumn('invitations.fields.role'),
    groupsColumn('invitations.fields.groups'),
    stateColumn('status', 'invitations.fields.status', 10, {
      of: row => row.status,
      words: statusWords,
      tone: invitationStatusTone,
    }),
    textColumn('invitedByName', 'invitations.fields.invitedByName', 18, row => row.invitedByName, { canShrink: true }),
    instantColumn('expiresAt', 'invitations.fields.expiresAt', row => row.expiresAt),
    instantColumn('usedAt', 'invitations.fields.usedAt', row => row.usedAt, { isExtra: true }),
    instantColumn('revokedAt', 'invitations.fields.revokedAt', row => row.revokedAt, { isExtra: true }),
  ],
  fields: names('id createdAt type email role groups status invitedByName expiresAt usedAt revokedAt'),
  listed: names('id createdAt type email role groups status invitedByName expiresAt'),
}
