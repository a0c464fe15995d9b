import { rbeFilter } from '@liftwatch/core/contract/rbes'
import { alarmStatusFlag } from './alarm-flags'
import { dayFlags, filterFlags } from './filter-flags'
import { liftNameFlags, lmdFlag, postalCodeFlag } from './place-flags'

/** The flags that filter remote building events. */
export const rbeFlags = filterFlags(rbeFilter, [
  ...liftNameFlags,
  alarmStatusFlag,
  {
    flag: '--code <codes>',
    name: 'errorCode',
    description: 'event codes such as PMP1, repeated or with commas between',
    type: rbeFilter.shape.errorCode,
    isSeveral: true,
  },
  lmdFlag,
  postalCodeFlag,
  ...dayFlags('startTs', 'endTs'),
])
