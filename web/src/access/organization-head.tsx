import { chakra } from '@chakra-ui/react'
import type { OrganizationDetail } from '@liftwatch/core/contract/accounts/organizations'
import { names } from '@liftwatch/core/tables/table'
import { organizationView } from '@liftwatch/core/views/resources/organizations'
import { HeadFacts } from '../components/facts/head-facts'
import { columnFacts } from '../components/record-list/column-facts'
import { OfferedActions } from '../records/row-actions'
import { useTexts } from '../texts'
import { organizationCells } from './access-cells'

const headKeys = names('type status admins memberCnt createdAt')

/** What is known of an organisation, and what is done with it. */
export function OrganizationHead({ of: organization }: { readonly of: OrganizationDetail }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="2">
      <HeadFacts facts={columnFacts(organizationView.table, headKeys, organization, useTexts(), organizationCells)} />
      <OfferedActions view={organizationView} row={organization} />
    </chakra.div>
  )
}
