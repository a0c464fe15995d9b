import { z } from 'zod/mini'
import { alarmFilter, alarmRow, tabCounts } from './alarms'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, idInput, instantInput, pageInput, pageOf, severalOf, sortInput, text } from '../input'

/** A remote building event; its row has lift, device, type, description and status (specification 1 sections 2 and 3). */
export const rbe = z.extend(z.omit(alarmRow, { liftId: true, liftName: true, lmdId: true, lmdClientId: true }), {
  lift: z.object({ id, name: z.string() }),
  lmd: z.nullable(z.object({ id, clientId: z.string() })),
  number: z.int(),
  /** The number's code, such as PMP1. */
  type: z.string(),
  status: alarmRow.shape.alarmStatus,
  /** The English word for the alarm status. */
  alarmStatusFormat: z.string(),
})
export type Rbe = z.infer<typeof rbe>

export const rbeSortFields = ['alarmStartTs', 'alarmClearTs', 'liftName', 'number'] as const

export const rbeFilter = z.extend(alarmFilter, {
  errorCode: z.optional(severalOf(text(20))),
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})
export type RbeFilter = z.input<typeof rbeFilter>

const sort = z._default(sortInput(rbeSortFields), 'alarmStartTs,DESC')
const readable = { permission: 'rbe' } as const

export const rbes = {
  page: endpoint('rbes.page', {
    method: 'GET',
    path: '/api/alarm/rbe/page',
    access: readable,
    input: z.extend(rbeFilter, { ...pageInput.shape, sort }),
    answer: pageOf(rbe),
  }),
  export: endpoint('rbes.export', {
    method: 'GET',
    path: '/api/alarm/rbe/export',
    access: readable,
    input: z.extend(rbeFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  count: endpoint('rbes.count', {
    method: 'GET',
    path: '/api/alarm/rbe/count',
    access: readable,
    input: z.omit(rbeFilter, { operationalStatus: true }),
    answer: tabCounts,
  }),
  detail: endpoint('rbes.detail', {
    method: 'GET',
    path: '/api/alarm/rbe/{id}',
    access: readable,
    input: idInput,
    answer: rbe,
    errors: ['not-found'],
  }),
}
