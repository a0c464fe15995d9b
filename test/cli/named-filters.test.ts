import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { rbeView } from '@liftwatch/core/views/resources/rbes'
import { countCommand } from '../../cli/src/lists/count-command'
import { listCommand } from '../../cli/src/lists/list-command'
import { id, page, table } from '../harness/options-table'

const names =
  'tc, pfx, blk, lift, town, townCouncil, operationalStatus, alarmStatus, lmdClientId, postalCode, liftId, changedFromTs, alarmLiftFaultNumber, severity, isWaiting, startCreateTs, endCreateTs'
const dayOrInstant =
  'must be a date such as 2026-11-30, a time such as 2026-11-30T14:00, or an instant in milliseconds since 1970'
const wrongFilter = "error: option '--filter <name=value>':"

table('alarms lift-fault list, by the names of the API', listCommand(liftFaultView), [
  [
    `--filter severity=URGENT,breakdown --filter severity=NON_BREAKDOWN --filter tc=A=B --filter liftId=${id}`,
    { filter: { severity: ['URGENT', 'BREAKDOWN', 'NON_BREAKDOWN'], tc: 'A=B', liftId: id }, ...page },
  ],
  [
    '--filter startCreateTs=2026-11-19 --filter endCreateTs=1795000000000 --status closed',
    {
      filter: { operationalStatus: 'CLOSED', startCreateTs: '2026-11-19', endCreateTs: 1_795_000_000_000 },
      ...page,
    },
  ],
  [
    '--severity urgent --filter severity=BREAKDOWN',
    `${wrongFilter} severity and --severity are the same filter: give only one of them`,
  ],
  [
    '--from 2026-11-19 --filter startCreateTs=1795000000000',
    `${wrongFilter} startCreateTs and --from are the same filter: give only one of them`,
  ],
  ['--filter place=AMK', `${wrongFilter} place must be one of ${names}`],
  ['--filter town=AMK,BDK', { filter: { town: ['AMK', 'BDK'] }, ...page }],
  ['--filter __proto__=1', `${wrongFilter} __proto__ must be one of ${names}`],
  ['--filter tc=A --filter tc=B', `${wrongFilter} tc can be given once alone`],
  ['--filter tc', `${wrongFilter} must be NAME=VALUE, such as severity=URGENT`],
  ['--filter tc=', `${wrongFilter} must be NAME=VALUE, such as severity=URGENT`],
  ['--filter endCreateTs=today', `${wrongFilter} endCreateTs: ${dayOrInstant}`],
  ['--filter endCreateTs=2026-13-01', `${wrongFilter} endCreateTs: ${dayOrInstant}`],
  ['--filter liftId=7', `${wrongFilter} liftId: must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057`],
])
table('alarms lift-fault count, by the names of the API', countCommand(liftFaultView), [
  ['--filter blk=205', { filter: { blk: '205' }, output: { format: 'table' } }],
  [
    '--filter operationalStatus=CLOSED',
    `${wrongFilter} operationalStatus must be one of ${names.replace('operationalStatus, ', '')}`,
  ],
])
table('alarms rbe count, by the names of the API', countCommand(rbeView), [
  ['--filter blk=205', { filter: { blk: '205' }, output: { format: 'table' } }],
  [
    '--filter operationalStatus=CLOSED',
    `${wrongFilter} operationalStatus must be one of tc, pfx, blk, lift, town, townCouncil, alarmStatus, lmdClientId, postalCode, liftId, changedFromTs, errorCode, startTs, endTs`,
  ],
])
