import { screens } from '@liftwatch/core/contract/accounts/screens'
import { organizationView } from '@liftwatch/core/views/resources/organizations'
import { Outlet, Route, Routes } from 'react-router-dom'
import { organizationCells } from '../../access/access-cells'
import { organizationDetail } from '../../access/organization-detail'
import { NotFoundPage } from '../../app/message-pages'
import { detailPattern, typePattern, typeSettingPath, typeSettingPattern } from '../../app/paths'
import { SectionLinks } from '../../components/page/section-links'
import { CreateRecord } from '../../records/create-record'
import { ResourceList } from '../../records/resource-list'
import { rowActionsOf, useCanAct } from '../../records/row-actions'
import { useTexts } from '../../texts'
import { TypeList } from './type-list'
import { TypePage } from './type-page'

const Detail = organizationDetail('organization')
const rowActions = rowActionsOf(organizationView, 17)

function OrganizationList() {
  const canAct = useCanAct(organizationView)
  return (
    <ResourceList
      view={organizationView}
      cells={organizationCells}
      detail="apart"
      rowActions={canAct ? rowActions : undefined}
      tools={<CreateRecord of={organizationView} />}
    />
  )
}

function WithSections() {
  const t = useTexts()
  return (
    <>
      <SectionLinks
        label={t('organizations.sections')}
        links={[
          { to: screens.organization.path, label: t('organizations.title') },
          { to: typeSettingPath, label: t('organizations.types.title') },
        ]}
      />
      <Outlet />
    </>
  )
}

/** The organisations and their types (specification 2 section 2). */
export function OrganizationsPage() {
  return (
    <Routes>
      <Route element={<WithSections />}>
        <Route index element={<OrganizationList />} />
        <Route path={typeSettingPattern} element={<TypeList />} />
      </Route>
      <Route path={detailPattern} element={<Detail />} />
      <Route path={typePattern} element={<TypePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
