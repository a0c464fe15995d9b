import type { CasePlace } from '../queries/case-changes'
import type { NewNotice } from '../queries/notices'

type Place = Pick<CasePlace, 'scopeId' | 'liftFaultId' | 'passengerTrapId'>

/** That a case has changed, and with it what is shown of its alarm. */
export function caseNotices(id: string, { scopeId, liftFaultId, passengerTrapId }: Place): NewNotice[] {
  const of = (kind: NewNotice['kind'], subjectId: string | null): NewNotice[] =>
    subjectId === null ? [] : [{ kind, subjectId, count: 1, scopeId }]
  return [...of('cases', id), ...of('liftFaults', liftFaultId), ...of('passengerTraps', passengerTrapId)]
}
