import { screens } from '@liftwatch/core/contract/accounts/screens'
import { useChronicBreakdowns } from '@liftwatch/core/hooks/chronic-lifts'
import { chronicBreakdownTable } from '@liftwatch/core/tables/chronic-lifts'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { Drawer } from '../../components/overlay/drawer'
import { LoadError } from '../../components/contact/load-error'
import { Pager } from '../../components/list/pager'
import { RecordRows } from '../../components/record-list/record-rows'
import { useTexts } from '../../texts'

const noCells = {}
/** The lift is what the drawer is about. */
const columns = chronicBreakdownTable.columns.filter(({ key }) => key !== 'liftName')

/** The breakdowns of one lift in the last thirty days, beside the report, which stays usable. */
export function ChronicLiftDrawer() {
  const t = useTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { id = '' } = useParams()
  const [page, go] = useState(0)
  const { data, error, refetch, size } = useChronicBreakdowns(id, page)
  return (
    <Drawer
      title={data?.content[0]?.liftName ?? t('screens.clr.name')}
      close={() => void navigate(`${screens.clr.path}${search}`)}
    >
      {error && (
        <LoadError
          title={t('console.detail.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <RecordRows
        table={chronicBreakdownTable}
        columns={columns}
        rows={data?.content}
        skeletonRows={size}
        cells={noCells}
        toOf={undefined}
        isOpen={() => false}
        isNew={() => false}
        selection={undefined}
        sorting={undefined}
      />
      <Pager page={page} size={size} total={data?.totalElements} go={go} />
    </Drawer>
  )
}
