import { chakra } from '@chakra-ui/react'
import { liftFaults, type LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { useRef } from 'react'
import { stateCells } from '../../alarms/alarm-cells'
import { LoadError } from '../../components/contact/load-error'
import { RecordRows } from '../../components/record-list/record-rows'
import { useRowKeys } from '../../components/record-list/row-keys'
import { useTexts } from '../../texts'

const keys = new Set(['alarmLiftFaultNumber', 'description', 'alarmStartTs', 'alarmClearTs', 'alarmStatus', 'duration'])
const columns = liftFaultTable.columns.filter(({ key }) => keys.has(key))
const skeletonRows = 3

/** The lift faults around a trap, all of them, updated by their notices. */
export function RelatedFaults({ trapId }: { readonly trapId: string }) {
  const t = useTexts()
  const { data, error, refetch } = useAnswer(liftFaults.byTrap, { id: trapId })
  const section = useRef<HTMLElement>(null)
  useRowKeys(section)
  const hasDetail = usePermissions().has('lift-fault')
  return (
    <chakra.section
      ref={section}
      aria-label={t('traps.related')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
    >
      <chakra.h3 px="4" py="3" textStyle="sm" fontWeight="semibold">
        {t('traps.related')}
        <chakra.span ms="2" color="fg.muted" fontWeight="normal">
          {data?.totalElements}
        </chakra.span>
      </chakra.h3>
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {data?.content.length === 0 ? (
        <chakra.p px="4" pb="4" color="fg.muted">
          {t('traps.noRelated')}
        </chakra.p>
      ) : (
        <RecordRows
          table={liftFaultTable}
          columns={columns}
          rows={data?.content}
          skeletonRows={skeletonRows}
          cells={stateCells}
          toOf={hasDetail ? (fault: LiftFault) => detailPath('lift-fault', fault.id) : undefined}
          isOpen={() => false}
          isNew={() => false}
          selection={undefined}
          sorting={undefined}
        />
      )}
    </chakra.section>
  )
}
