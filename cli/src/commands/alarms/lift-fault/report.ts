import { reportRefusal } from '@liftwatch/core/domain/alarms'
import { changeCommand } from '../../../alarms/change-command'
import { addReportFlags, reportFlags, type ReportFlags } from '../../../alarms/report-flags'

export const liftFaultReport = changeCommand<ReportFlags>({
  outcome: 'reported',
  done: 'alarms.reported',
  ownErrors: ['not-found', 'report-locked'],
  flags: reportFlags,
  addFlags: addReportFlags,
  isSingle: true,
  call: (client, id, { name, code, result }) =>
    client.liftFaults.report({ id, technicianName: name, faultCode: code, result }),
  find: (client, id) => client.liftFaults.detail({ id }),
  refusal: reportRefusal,
})
