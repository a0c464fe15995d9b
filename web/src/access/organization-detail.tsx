import type {
  OrganizationDetail as Organization,
  OrganizationRow,
} from '@liftwatch/core/contract/accounts/organizations'
import type { ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { invitationsOfOrganizationView } from '@liftwatch/core/views/resources/invitations'
import { organizationView } from '@liftwatch/core/views/resources/organizations'
import { adminsOfOrganizationView, usersOfOrganizationView } from '@liftwatch/core/views/resources/users'
import type { ComponentType } from 'react'
import { resourceDetail } from '../records/resource-detail'
import { ResourceList } from '../records/resource-list'
import { invitationCells, memberCells } from './access-cells'
import { OrganizationContact } from './organization-contact'
import { OrganizationHead } from './organization-head'
import { OrganizationSight } from './organization-sight'

interface PanelProps {
  readonly of: Organization
}

function Admins({ of: organization }: PanelProps) {
  return <ResourceList view={adminsOfOrganizationView} of={organization} cells={memberCells} />
}

function Members({ of: organization }: PanelProps) {
  return <ResourceList view={usersOfOrganizationView} of={organization} cells={memberCells} />
}

function Invitations({ of: organization }: PanelProps) {
  return <ResourceList view={invitationsOfOrganizationView} of={organization} cells={invitationCells} />
}

/** The page of an organisation, below the screen that leads to it: that of all, or that of one's own users. */
export function organizationDetail(screen: ScreenName): ComponentType {
  return resourceDetail<OrganizationRow, Organization>(organizationView, screen, {
    Head: OrganizationHead,
    infoLabel: 'organizations.tabs.admins',
    Info: Admins,
    tabs: [
      { value: 'members', label: 'organizations.tabs.members', Panel: Members },
      { value: 'invitations', label: 'organizations.tabs.invitations', Panel: Invitations },
      { value: 'contact', label: 'organizations.tabs.contact', Panel: OrganizationContact },
      { value: 'sight', label: 'organizations.tabs.sight', Panel: OrganizationSight },
    ],
  })
}
