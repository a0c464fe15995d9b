import type { CaseSubcategory } from '@liftwatch/core/contract/alarms/case-fields'
import type { Speaker } from '@liftwatch/core/contract/alarms/case-logs'

/** What residents say of a lift that does not work. */
export const faultComplaints: readonly (readonly [CaseSubcategory, string])[] = [
  ['BREAKDOWN', 'The lift does not come. We have waited for ten minutes.'],
  ['BREAKDOWN', 'Elderly residents have to walk up, the lift is out again.'],
  ['DOOR', 'The door opens and closes by itself and does not go.'],
  ['NOISE', 'Loud knocking when the lift passes the eighth floor.'],
  ['LEVELLING', 'The lift stops too low; my wheelchair does not get in.'],
  ['BUTTON', 'The button of our floor does not light up.'],
]

/** What is said of someone in a lift that has stopped. */
export const trapComplaints: readonly (readonly [CaseSubcategory, string])[] = [
  ['TRAPPED', 'My mother is stuck in the lift, she pressed the bell. Please hurry.'],
  ['TRAPPED', 'Someone knocks in the lift between two floors.'],
  ['TRAPPED', 'The alarm bell of the lift rings, a person is inside.'],
]

export const workRemarks = [
  'Door track cleaned and adjusted; three test runs done.',
  'Landing door roller replaced.',
  'Drive reset, levelling set, watched for ten runs.',
  'Button replaced.',
] as const
export const reopenRemarks = ['The resident called again, the door is stuck.', 'Stopped again after an hour.'] as const
export const closeRemarks = [
  'Reported twice, see the case before.',
  'The lift came by itself before anyone went.',
] as const

export const technicians = ['Lim Kok Seng', 'Ravi Chandran', 'Ahmad Faizal', 'Siti Rahmah'] as const

/** Invented, as their numbers are. */
export const residents = ['Mdm Lee', 'Mr Rajan', 'Mdm Goh', 'Mr Hassan', 'Ms Chua', 'Mr Fernandez'] as const

/** What is said on the intercom of a lift with someone inside, and how many seconds after the line before. */
export const intercomLines: readonly (readonly [Speaker, string, seconds: number])[] = [
  ['PASSENGER', 'Hello? The lift has stopped and the door does not open.', 25],
  ['OPERATOR', 'I see you. How many are you, and is everyone well?', 12],
  ['PASSENGER', 'Two of us. My daughter is a little scared.', 9],
  ['OPERATOR', 'The rescue team is on its way. Please stay away from the door.', 11],
  ['PASSENGER', 'Thank you. Please hurry.', 8],
]
