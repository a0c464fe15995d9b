import {
  caseCategory,
  caseChannel,
  caseSubcategory,
  complaintMedia,
  complaintPriority,
  feedbackType,
} from '../../contract/alarms/case-fields'
import {
  caseDescriptionMaxCharacters,
  caseRemarkMaxCharacters,
  complainantAddressMaxCharacters,
} from '../../contract/alarms/case-limits'
import { emailMaxCharacters, nameMaxCharacters } from '../../limits'
import { optionWord } from '../filters/option-word'

function wordsOf(values: readonly string[]): string {
  return values.map(value => optionWord({ value })).join(', ')
}

const none = 'cases.choose'

/** What a case says of itself (specification 2 sections 4 and 5): asked as it is logged, and changed by an edit. */
export const editedCaseFields = {
  feedbackType: {
    kind: 'choice',
    section: 'cases.sections.case',
    label: 'complaints.fields.feedbackType',
    options: feedbackType.options.map(value => ({ value, label: `states.feedbackType.${value}` as const })),
    none,
    usual: 'FEEDBACK',
    required: 'cases.required.feedbackType',
    width: '14rem',
    flag: ['--feedback-type <type>', wordsOf(feedbackType.options)],
  },
  priority: {
    kind: 'choice',
    label: 'complaints.fields.priority',
    options: complaintPriority.options.map(value => ({ value, label: `states.complaintPriority.${value}` as const })),
    none,
    usual: 'IMMEDIATE',
    required: 'cases.required.priority',
    width: '14rem',
    flag: ['--priority <priority>', wordsOf(complaintPriority.options)],
  },
  category: {
    kind: 'choice',
    label: 'complaints.fields.category',
    options: caseCategory.options.map(value => ({ value, label: `states.caseCategory.${value}` as const })),
    none,
    usual: 'LIFT_ESCALATOR',
    required: 'cases.required.category',
    width: '14rem',
    flag: ['--category <category>', wordsOf(caseCategory.options)],
  },
  subcategory: {
    kind: 'choice',
    label: 'complaints.fields.subcategory',
    options: caseSubcategory.options.map(value => ({ value, label: `states.caseSubcategory.${value}` as const })),
    none,
    required: 'cases.required.subcategory',
    width: '14rem',
    flag: ['--subcategory <subcategory>', wordsOf(caseSubcategory.options)],
  },
  channel: {
    kind: 'choice',
    label: 'complaints.fields.channel',
    options: caseChannel.options.map(value => ({ value, label: `states.caseChannel.${value}` as const })),
    usual: 'RESIDENCE',
    width: '14rem',
    flag: ['--channel <channel>', wordsOf(caseChannel.options)],
  },
  media: {
    kind: 'choice',
    label: 'complaints.fields.media',
    options: complaintMedia.options.map(value => ({ value, label: `reports.media.${value}` as const })),
    usual: 'PHONE',
    width: '14rem',
    flag: ['--media <media>', wordsOf(complaintMedia.options)],
  },
  description: {
    kind: 'text',
    label: 'alarms.fields.description',
    required: 'cases.required.description',
    maxCharacters: caseDescriptionMaxCharacters,
    flag: ['--description <text>', `what is wrong, up to ${caseDescriptionMaxCharacters} characters`],
  },
} as const

/** A number of Singapore, without its prefix. */
const phone = {
  kind: 'phone',
  prefix: '+65',
  hint: 'cases.phoneHint',
  wrong: 'cases.phoneHint',
  maxCharacters: 8,
  width: '14rem',
} as const

/** Who complained: nothing of it has to be given, and nothing of it changes afterwards. */
export const complainantFields = {
  complainant: {
    kind: 'line',
    section: 'cases.sections.complainant',
    label: 'cases.complainant.name',
    maxCharacters: nameMaxCharacters,
    width: '14rem',
    flag: ['--complainant <name>', 'who complained'],
  },
  residential: {
    ...phone,
    label: 'complaints.complainant.residential',
    flag: ['--residential <digits>', 'home phone of the complainant, 8 digits'],
  },
  phone: {
    ...phone,
    label: 'complaints.complainant.phone',
    flag: ['--phone <digits>', 'mobile phone of the complainant, 8 digits'],
  },
  email: {
    kind: 'email',
    label: 'cases.complainant.email',
    wrong: 'settings.invite.wrong',
    maxCharacters: emailMaxCharacters,
    width: '14rem',
    flag: ['--email <address>', 'e-mail address of the complainant'],
  },
  complainantAddress: {
    kind: 'line',
    label: 'cases.complainant.address',
    maxCharacters: complainantAddressMaxCharacters,
    flag: ['--complainant-address <text>', 'address of the complainant'],
  },
} as const

/** Said with a transition: some need it. */
export const remarkField = {
  kind: 'text',
  label: 'cases.remark',
  maxCharacters: caseRemarkMaxCharacters,
  flag: ['--remark <text>', `remark, up to ${caseRemarkMaxCharacters} characters`],
} as const
