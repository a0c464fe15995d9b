import { lmdFilter, lmds } from '../../contract/estate/lmds'
import { filterFields } from './filter-field'
import { buildingNameField, postalCodeField } from './place-fields'

/** The filters of the list of monitoring devices (specification 1 section 2). */
export const lmdFilters = filterFields(lmdFilter, [
  buildingNameField,
  {
    kind: 'text',
    name: 'clientId',
    label: 'alarms.fields.lmdClientId',
    width: '9rem',
    flag: '--lmd <client-id>',
    help: 'device, by its client id, from its beginning',
  },
  postalCodeField,
  {
    kind: 'name',
    name: 'softwareVersion',
    label: 'tables.lmd.softwareVersion',
    width: '9rem',
    flag: '--software <version>',
    names: lmds.versions,
    help: 'software version',
  },
  {
    kind: 'choice',
    name: 'onlineFormat',
    label: 'tables.fields.online',
    width: '7rem',
    flag: '--online <state>',
    options: [
      { value: 'Online', label: 'states.device.online' },
      { value: 'Offline', label: 'states.device.offline' },
    ],
    help: 'online or offline',
  },
  {
    kind: 'choice',
    name: 'isTestCallOverdue',
    label: 'tables.fields.testCall',
    width: '7rem',
    flag: '--test-call <state>',
    options: [
      { value: 'true', label: 'states.testCall.overdue', word: 'overdue' },
      { value: 'false', label: 'states.testCall.inTime', word: 'in-time' },
    ],
    help: 'overdue or in-time',
  },
])
