import { deadLetterFilter } from '../../contract/devices/dead-letters'
import { filterFields } from './filter-field'

/** The filters of the list of dead letters. */
export const deadLetterFilters = filterFields(deadLetterFilter, [
  {
    kind: 'text',
    name: 'clientId',
    label: 'audit.fields.clientId',
    width: '12rem',
    flag: '--device <client-id>',
    help: 'client id of the device, from its beginning',
  },
  {
    kind: 'text',
    name: 'reason',
    label: 'audit.fields.code',
    width: '14rem',
    flag: '--reason <text>',
    help: 'a part of the reason',
  },
  {
    kind: 'days',
    help: 'received',
    start: 'startTs',
    end: 'endTs',
    label: 'tables.audit.at',
    from: 'exports.filters.startTs',
    until: 'exports.filters.endTs',
  },
])
