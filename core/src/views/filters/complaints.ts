import {
  caseChannel,
  caseSubcategory,
  complaintMedia,
  complaintPriority,
  complaintStatus,
  feedbackType,
} from '../../contract/alarms/case-fields'
import { complaintFilter } from '../../contract/alarms/complaints'
import { filterFields } from './filter-field'
import { liftNameField } from './place-fields'

/** The filters of the complaints about one fault or one lift. */
export const complaintFilters = filterFields(complaintFilter, [
  {
    kind: 'choice',
    name: 'status',
    label: 'complaints.fields.status',
    width: '9rem',
    flag: '--status <status>',
    options: complaintStatus.options.map(value => ({ value, label: `states.complaintStatus.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'subcategory',
    label: 'complaints.fields.subcategory',
    width: '10rem',
    flag: '--subcategory <subcategory>',
    options: caseSubcategory.options.map(value => ({ value, label: `states.caseSubcategory.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'priority',
    label: 'complaints.fields.priority',
    width: '8rem',
    flag: '--priority <priority>',
    options: complaintPriority.options.map(value => ({ value, label: `states.complaintPriority.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'feedbackType',
    label: 'complaints.fields.feedbackType',
    width: '8rem',
    flag: '--feedback-type <type>',
    options: feedbackType.options.map(value => ({ value, label: `states.feedbackType.${value}` as const })),
  },
  {
    kind: 'text',
    name: 'technicianName',
    label: 'alarms.fields.technicianName',
    width: '10rem',
    flag: '--technician <name>',
    help: 'technician, from the beginning of the name',
  },
  {
    kind: 'choice',
    name: 'channel',
    label: 'complaints.fields.channel',
    width: '8rem',
    flag: '--channel <channel>',
    options: caseChannel.options.map(value => ({ value, label: `states.caseChannel.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'media',
    label: 'complaints.fields.media',
    width: '8rem',
    flag: '--media <media>',
    options: complaintMedia.options.map(value => ({ value, label: `reports.media.${value}` as const })),
  },
  {
    kind: 'choice',
    name: 'isNew',
    label: 'complaints.fields.isNew',
    width: '6rem',
    flag: '--new <answer>',
    options: [
      { value: 'true', label: 'states.waiting.yes', word: 'yes' },
      { value: 'false', label: 'states.waiting.no', word: 'no' },
    ],
    help: 'yes or no: whether no one but its author has opened it',
  },
])

/** The same of all cases, which are found by their lift too. */
export const caseFilters: typeof complaintFilters = {
  ...complaintFilters,
  fields: [
    {
      kind: 'text',
      name: 'caseNo',
      label: 'complaints.fields.caseNo',
      width: '7rem',
      flag: '--case <number>',
      help: 'number of the case',
    },
    liftNameField,
    ...complaintFilters.fields,
    {
      kind: 'days',
      help: 'logged',
      start: 'startTs',
      end: 'endTs',
      label: 'cases.logged',
      from: 'cases.loggedFrom',
      until: 'cases.loggedUntil',
    },
  ],
}
