import { z } from 'zod/mini'
import { endpoint } from './endpoint'
import { text } from './input'

/** The tables whose columns a user may choose; the names are those of specification 2 section 7. */
export const tableType = z.enum([
  'LIFT_FAULT_TABLE_HEADER',
  'PASSENGER_TRAP_TABLE_HEADER',
  'RBE_TABLE_HEADER',
  'LIFT_TABLE_HEADER',
  'BUILDING_TABLE_HEADER',
  'LMD_TABLE_HEADER',
  'AUDIT_TABLE_HEADER',
  'DEVICE_ALARM_TABLE_HEADER',
  'MAINTENANCE_RECORD_TABLE_HEADER',
])
export type TableType = z.infer<typeof tableType>

/** One column as its reader has it: shown or not, and whether that can be changed (specification 1 section 3). */
export const columnPreference = z.object({
  key: text(60).check(z.minLength(1)),
  /** The English heading. */
  name: text(200),
  view: z.boolean(),
  detectable: z.boolean(),
})
export type ColumnPreference = z.infer<typeof columnPreference>

/** In the order in which the columns stand. */
export const tablePreference = z.object({ type: tableType, body: z.array(columnPreference).check(z.maxLength(100)) })
export type TablePreference = z.infer<typeof tablePreference>

export const properties = {
  user: endpoint('properties.user', {
    method: 'GET',
    path: '/api/properties/user',
    access: 'member',
    input: z.object({ type: tableType }),
    answer: tablePreference,
  }),
  /** What the organisation's members begin with. */
  org: endpoint('properties.org', {
    method: 'GET',
    path: '/api/properties/org',
    access: 'member',
    input: z.object({ type: tableType }),
    answer: tablePreference,
  }),
  /** At least one column has to stay; columns that are not detectable stay as they are. */
  save: endpoint('properties.save', {
    method: 'PUT',
    path: '/api/properties/user',
    access: 'member',
    input: z.extend(tablePreference, {
      body: tablePreference.shape.body.check(
        z.refine(body => body.some(column => column.view), { error: 'hint.selectRow' }),
      ),
    }),
    answer: tablePreference,
  }),
}
