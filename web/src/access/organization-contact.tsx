import { chakra } from '@chakra-ui/react'
import type { OrganizationDetail } from '@liftwatch/core/contract/accounts/organizations'
import { saveContactForm } from '@liftwatch/core/views/forms/organizations'
import { ViewForm } from '../components/form/view-form'

/** How to reach an organisation. */
export function OrganizationContact({ of: organization }: { readonly of: OrganizationDetail }) {
  return (
    <chakra.div p={{ base: '3', md: '4' }} maxW="32rem">
      <ViewForm view={saveContactForm} row={organization} subject={organization.name} />
    </chakra.div>
  )
}
