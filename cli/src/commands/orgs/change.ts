import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationRow } from '@liftwatch/core/contract/accounts/organizations'
import { suspendOrganizationRefusal } from '@liftwatch/core/domain/organizations'
import {
  renameOrganizationForm,
  resumeOrganizationForm,
  suspendOrganizationForm,
} from '@liftwatch/core/views/forms/organizations'
import { findAdministrator } from '../../records/administrator'
import { organizationKind } from '../../records/organization-kind'
import { recordCommand } from '../../records/record-command'
import { renameCommand } from '../../records/rename-command'

export const orgRename = renameCommand(organizationKind, renameOrganizationForm)

async function suspensionRule(client: Client) {
  const { organizationId } = await findAdministrator(client)
  return (row: OrganizationRow) => suspendOrganizationRefusal(row, organizationId)
}

export const orgSuspend = recordCommand({
  kind: organizationKind,
  view: suspendOrganizationForm,
  question: async () => 'cli.askSuspendOrganizations',
  ruleFor: suspensionRule,
})

export const orgResume = recordCommand({
  kind: organizationKind,
  view: resumeOrganizationForm,
  ruleFor: suspensionRule,
})
