import { reportRefusal } from '@liftwatch/core/domain/alarms'
import { changeCommand } from '../../../alarms/change-command'
import { addReportFlags, reportFlags, type ReportFlags } from '../../../alarms/report-flags'

export const passengerTrapReport = changeCommand<ReportFlags>({
  outcome: 'reported',
  done: 'alarms.reported',
  ownErrors: ['not-found', 'report-locked'],
  flags: reportFlags,
  addFlags: addReportFlags,
  isSingle: true,
  call: (client, id, flags) => client.passengerTraps.report({ id, ...flags }),
  find: (client, id) => client.passengerTraps.detail({ id }),
  refusal: reportRefusal,
})
