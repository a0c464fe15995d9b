import { z } from 'zod/mini'
import { nameMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, idInput, instant, requiredText } from '../input'
import {
  asksFor,
  caseCategory,
  caseChannel,
  caseDescription,
  caseRemark,
  caseSubcategory,
  caseTransition,
  complainantInput,
  complaintMedia,
  complaintPriority,
  feedbackType,
} from './case-fields'
import { complaintDetail } from './case-rows'

const writable = { permission: 'case-management.write' } as const

/** What a case says of itself, and an edit may change. */
const editable = {
  feedbackType,
  priority: complaintPriority,
  category: caseCategory,
  subcategory: caseSubcategory,
  description: caseDescription,
  channel: z._default(caseChannel, 'RESIDENCE'),
  media: z._default(complaintMedia, 'PHONE'),
}

/** What people do to cases; who, when and in which status is in `domain/cases.ts`. */
export const complaintChanges = {
  /** With a draft's id it can be repeated: the case that the first call made is answered again. */
  create: endpoint('complaints.create', {
    method: 'POST',
    path: '/api/lift/complaint',
    access: writable,
    input: z.object({
      liftId: z.uuid(asksFor('Please select lift.')),
      /** One alarm of the lift at most. */
      liftFaultId: z.optional(z.nullable(id)),
      passengerTrapId: z.optional(z.nullable(id)),
      draftId: z.optional(id),
      ...editable,
      ...complainantInput,
    }),
    answer: complaintDetail,
    errors: ['not-found', 'one-alarm-only', 'too-many-open-cases'],
    isAudited: true,
  }),
  /** Changes what the case says; the lift, the alarm and the complainant are fixed (decisions.md section 11). */
  edit: endpoint('complaints.edit', {
    method: 'PUT',
    path: '/api/lift/complaint/complainant',
    access: writable,
    input: z.object({
      id,
      /** Of the case that was edited. */
      updatedAt: instant,
      ...editable,
    }),
    answer: complaintDetail,
    errors: ['not-found', 'case-closed', 'changed-meanwhile'],
    isAudited: true,
  }),
  setStatus: endpoint('complaints.setStatus', {
    method: 'PUT',
    path: '/api/lift/complaint/status',
    access: writable,
    input: z.object({
      id,
      action: caseTransition,
      technicianName: z.optional(requiredText(nameMaxCharacters)),
      remark: z.optional(caseRemark),
    }),
    answer: complaintDetail,
    errors: ['not-found', 'case-closed', 'wrong-case-status', 'technician-needed', 'remark-needed'],
    isAudited: true,
  }),
  /** Says that someone has opened the case; it is no longer new, unless that was its author. */
  markSeen: endpoint('complaints.markSeen', {
    method: 'PUT',
    path: '/api/lift/complaint/seen/{id}',
    access: writable,
    input: idInput,
    answer: complaintDetail,
    errors: ['not-found'],
    isAudited: true,
  }),
  /** Removes who complained, for good; an ADMIN's to do. */
  removeComplainant: endpoint('complaints.removeComplainant', {
    method: 'DELETE',
    path: '/api/lift/complaint/complainant/{id}',
    access: writable,
    input: idInput,
    answer: complaintDetail,
    errors: ['not-found'],
    isAudited: true,
  }),
}
