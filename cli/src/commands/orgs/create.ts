import { organizationTable } from '@liftwatch/core/tables/organizations'
import { createOrganizationForm } from '@liftwatch/core/views/forms/organizations'
import { createCommand } from '../../records/create-command'
import { organizationKind } from '../../records/organization-kind'

export const orgCreate = createCommand(organizationKind, createOrganizationForm, organizationTable)
