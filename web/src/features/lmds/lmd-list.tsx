import { lmd, lmds } from '@liftwatch/core/contract/lmds'
import { useLmdPage, useSoftwareVersions } from '@liftwatch/core/hooks/lmds'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { detailPath } from '../../app/paths'
import { ChoiceFilter } from '../../components/filters/choice-filter'
import { LiftNameFilter } from '../../components/filters/lift-name-filter'
import { TextFilter } from '../../components/filters/text-filter'
import { useListSearch } from '../../components/record-list/list-search'
import { RecordList } from '../../components/record-list/record-list'
import { useTexts } from '../../texts'
import { lmdCells } from './lmd-cells'

const onlineWords = { Online: 'states.device.online', Offline: 'states.device.offline' } as const

/** The monitoring devices of the estate (specification 1 section 2). */
export function LmdList() {
  const t = useTexts()
  const search = useListSearch(lmds.page.input)
  const { data: versions = [] } = useSoftwareVersions()
  return (
    <RecordList
      table={lmdTable}
      search={search}
      query={useLmdPage(search.page)}
      filters={
        <>
          <LiftNameFilter of="building" search={search} />
          <TextFilter search={search} name="clientId" label={t('alarms.fields.lmdClientId')} width="9rem" />
          <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
          <ChoiceFilter
            search={search}
            name="softwareVersion"
            label={t('tables.lmd.softwareVersion')}
            width="9rem"
            options={versions.map(version => ({ value: version, label: version }))}
          />
          <ChoiceFilter
            search={search}
            name="onlineFormat"
            label={t('tables.fields.online')}
            width="7rem"
            options={lmd.shape.onlineFormat.options.map(value => ({ value, label: t(onlineWords[value]) }))}
          />
          <ChoiceFilter
            search={search}
            name="isTestCallOverdue"
            label={t('tables.fields.testCall')}
            width="7rem"
            options={[
              { value: 'true', label: t('states.testCall.overdue') },
              { value: 'false', label: t('states.testCall.inTime') },
            ]}
          />
        </>
      }
      cells={lmdCells}
      pathOf={device => detailPath('lmd', device.id)}
      isDetailApart
      exported={{ endpoint: lmds.export }}
      emptyText={t('estate.empty.lmds')}
    />
  )
}
