import { chakra } from '@chakra-ui/react'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { FactList } from '../../components/facts/fact-list'
import { LoadError } from '../../components/contact/load-error'
import { LinkedCases } from '../../estate/linked-cases'
import { LogCase } from '../../estate/log-case'
import { useTexts } from '../../texts'

/** Who has complained about a fault: how many, since when, and each complaint, the newest first. */
export function FaultComplaints({ fault }: { readonly fault: LiftFault }) {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(complaints.list, { liftFaultId: fault.id })
  return (
    <chakra.div display="grid" gap="2">
      <FactList
        title={t('console.detail.complaints')}
        facts={[
          [t('alarms.fields.complaintCnt'), fault.complaintCnt],
          [t('alarms.fields.firstComplaintAt'), formatInstant(fault.firstComplaintAt)],
        ]}
      />
      {error && (
        <LoadError
          title={t('complaints.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <LinkedCases cases={data} emptyText={t('complaints.none')} />
      <LogCase liftId={fault.liftId} liftFaultId={fault.id} />
    </chakra.div>
  )
}
