import { chakra } from '@chakra-ui/react'
import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { formatInstant } from '@liftwatch/core/text/format'
import { statusTone } from '@liftwatch/core/tones'
import { FactList } from '../../components/facts/fact-list'
import { LoadError } from '../../components/contact/load-error'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

function ComplaintRow({ complaint }: { readonly complaint: Complaint }) {
  const t = useTexts()
  const isPast = complaint.status === 'CLOSED'
  return (
    <tr>
      <th scope="row">{complaint.caseNo}</th>
      <td>{formatInstant(complaint.createdAt)}</td>
      <td>
        <div>{t(`states.caseSubcategory.${complaint.subcategory}`)}</div>
        <chakra.div textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {complaint.description}
        </chakra.div>
      </td>
      <td>
        <StatusChip
          isPlain
          isPast={isPast}
          tone={statusTone[complaint.priority]}
          label={t(`states.complaintPriority.${complaint.priority}`)}
        />
      </td>
      <td>
        <StatusChip
          isPlain
          tone={statusTone[complaint.status]}
          label={t(`states.complaintStatus.${complaint.status}`)}
        />
      </td>
    </tr>
  )
}

function ComplaintTable({ complaints }: { readonly complaints: readonly Complaint[] }) {
  const t = useTexts()
  const headings = (['caseNo', 'createdAt', 'complaint', 'priority', 'status'] as const).map(name =>
    t(`complaints.fields.${name}`),
  )
  return (
    <chakra.table
      w="full"
      aria-label={t('console.detail.complaints')}
      css={{
        '& th, & td': { py: '1.5', pe: '3', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' },
        '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', whiteSpace: 'nowrap' },
        '& tbody tr': { borderTopWidth: '1px' },
      }}
    >
      <thead>
        <tr>
          {headings.map(heading => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {complaints.map(complaint => (
          <ComplaintRow key={complaint.id} complaint={complaint} />
        ))}
      </tbody>
    </chakra.table>
  )
}

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
      {data?.length === 0 && <chakra.p color="fg.muted">{t('complaints.none')}</chakra.p>}
      {data && data.length > 0 && (
        <chakra.div overflowX="auto">
          <ComplaintTable complaints={data} />
        </chakra.div>
      )}
    </chakra.div>
  )
}
