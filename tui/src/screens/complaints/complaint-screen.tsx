import type { Complaint } from '@liftwatch/core/contract/complaints'
import { Detail } from '../../components/facts/detail'
import type { ListScope } from '../../components/record-list/list-kind'
import { useProgram } from '../../program'
import { complaintFacts } from './complaint-facts'
import { complaintKind } from './complaint-kind'

interface ComplaintScreenProps {
  /** As it was in the list: there is no call for one complaint. */
  readonly opened: Complaint
  readonly trail: ListScope['trail']
}

export function ComplaintScreen({ opened, trail }: ComplaintScreenProps) {
  const { translate } = useProgram()
  return (
    <Detail
      trail={[...trail, translate(complaintKind.title), complaintKind.nameOf(opened)]}
      facts={complaintFacts(opened, translate)}
      error={undefined}
    />
  )
}
