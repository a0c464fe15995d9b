import type { Complaint, ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useMarksSeen } from '@liftwatch/core/hooks/marks-seen'
import { caseView } from '@liftwatch/core/views/resources/cases'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { complaintColumn } from '../complaints/complaint-kinds'
import { recordKind } from '../records/record-kind'
import { useActionCommands } from '../records/use-action-commands'
import { callFacts, caseLogFacts, notificationFacts, peopleFacts } from './case-facts'

/** Where there is little room the lift matters more than the day: it is what people on the telephone say. */
const columns: readonly Column<Complaint>[] = [
  ...tableColumns(caseView.table, [
    { key: 'caseNo', rank: 1, isRight: true },
    { key: 'createdAt', rank: 6 },
    { key: 'liftName', rank: 2 },
  ]),
  complaintColumn(3),
  ...tableColumns(caseView.table, [
    { key: 'priority', rank: 5 },
    { key: 'status', rank: 4 },
    { key: 'liftTechnicianName', rank: 7 },
    { key: 'buildingAddress', rank: 8 },
    { key: 'updatedAt', rank: 9 },
  ]),
]

/** The keys for what people do with a case; of its lift those of any lift. */
function useCaseCommands(row: Complaint | undefined): Commands {
  const { translate } = useProgram()
  const name = row && translate('cases.name', { caseNo: row.caseNo })
  return {
    ...usePlaceCommands(row && { ...row, path: caseView.pathOf!(row) }),
    ...useActionCommands(
      caseView.actions,
      row,
      name === undefined ? undefined : { name, trail: [translate(caseView.title), name], lead: row!.liftName },
    ),
  }
}

/** Cases; a detail has what was done, sent and said, and is marked as opened. */
export const caseKind = recordKind<Complaint>(caseView, {
  columns,
  sortsFirst: ['createdAt', 'priority', 'status'],
  useCommands: useCaseCommands,
  useDetail(row, facts, { translate: t }) {
    const { id } = row
    // Those who come by a lift or an alarm read the case, and not its logs.
    const asked = usePermissions().has('case-management') ? { id } : undefined
    const { data: log } = useAnswer(complaints.log, asked)
    const { data: sent } = useAnswer(complaints.notificationLog, asked)
    const { data: calls } = useAnswer(complaints.callLog, asked)
    // A list does not know its author.
    const detail = 'author' in row ? (row as ComplaintDetail) : undefined
    useMarksSeen(detail)
    return [
      ...facts,
      ...(detail ? peopleFacts(detail, t) : []),
      ...caseLogFacts(log?.logs, t),
      ...callFacts(calls?.dialogues, t),
      ...notificationFacts(sent?.notifications, t),
    ]
  },
})
