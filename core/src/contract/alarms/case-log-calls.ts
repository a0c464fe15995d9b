import { z } from 'zod/mini'
import { callLineMaxCharacters } from './case-limits'
import { endpoint } from '../endpoint'
import { id, idInput, requiredText } from '../input'
import { caseLogEntry, caseNotification, dialogue, speaker } from './case-logs'

const readable = { permission: 'case-management' } as const

const ofCase = { method: 'GET', access: readable, input: idInput, errors: ['not-found'] } as const

/** What is logged of one case: each the oldest first, 1,000 at most. */
export const complaintLogs = {
  log: endpoint('complaints.log', {
    ...ofCase,
    path: '/api/lift/complaint/log',
    answer: z.object({ logs: z.array(caseLogEntry) }),
  }),
  notificationLog: endpoint('complaints.notificationLog', {
    ...ofCase,
    path: '/api/lift/complaint/notification-log',
    answer: z.object({ notifications: z.array(caseNotification) }),
  }),
  /** What was said on the lift's intercom around the case, and what was added by hand. */
  callLog: endpoint('complaints.callLog', {
    ...ofCase,
    path: '/api/interior/lift/call-log/{id}',
    answer: z.object({ dialogues: z.array(dialogue) }),
  }),
  /** Adds a line by hand. With a draft's id it can be repeated: the line is added once. */
  addCallLine: endpoint('complaints.addCallLine', {
    method: 'POST',
    path: '/api/interior/lift/call-log/{id}',
    access: { permission: 'case-management.write' },
    input: z.object({
      id,
      speaker,
      message: requiredText(callLineMaxCharacters),
      draftId: z.optional(id),
    }),
    answer: z.object({ dialogues: z.array(dialogue) }),
    errors: ['not-found', 'case-closed', 'too-many-call-lines'],
    isAudited: true,
  }),
}
