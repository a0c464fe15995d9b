import type { AccessStatus, OrganizationType, Role } from '@liftwatch/core/contract/accounts/organizations'
import { demoAgents, demoCouncils, demoLiftCompanies, demoVendors } from './blocks'

interface Membership {
  readonly organization: string
  readonly type: OrganizationType
  readonly role: Role
  readonly status?: AccessStatus
}

interface DemoUser {
  readonly name: string
  readonly nickname: string
  readonly memberships: readonly Membership[]
}

/** It serves the first two councils. */
export const demoEmsu = 'Island Emergency Services'

/** A vendor whose contract has ended: suspended, and its members work elsewhere. */
export const demoSuspendedVendor = 'Liftsense Monitoring'

/** The council whose members have groups, and to which people are invited in every way. */
export const demoGroupCouncil = demoCouncils[1]!

/** The desk of the simulator, at which residents call. */
export const demoDesk = 'desk@demo.liftwatch'

function inGroupCouncil(role: Role, status: AccessStatus = 'ACTIVE'): readonly Membership[] {
  return [{ organization: demoGroupCouncil, type: 'TOWN_COUNCIL', role, status }]
}

/** Who tries the demo: at least one in an organisation of each type and in each role, one in several, one suspended. */
export const demoPeople: readonly DemoUser[] = [
  {
    name: 'admin@demo.liftwatch',
    nickname: 'Tan Wei Ming',
    memberships: [{ organization: 'Liftwatch', type: 'LIFTWATCH', role: 'ADMIN' }],
  },
  {
    name: 'operator@demo.liftwatch',
    nickname: 'Nur Aisyah',
    memberships: [
      { organization: demoCouncils[0]!, type: 'TOWN_COUNCIL', role: 'SUPERUSER' },
      { organization: demoEmsu, type: 'EMSU', role: 'SUPERUSER' },
      { organization: 'Liftwatch', type: 'LIFTWATCH', role: 'SUPERUSER' },
    ],
  },
  {
    name: demoDesk,
    nickname: 'Service desk',
    memberships: [{ organization: 'Liftwatch', type: 'LIFTWATCH', role: 'SUPERUSER' }],
  },
  { name: 'council@demo.liftwatch', nickname: 'Priya Raman', memberships: inGroupCouncil('ADMIN') },
  { name: 'night@demo.liftwatch', nickname: 'Kavitha Devi', memberships: inGroupCouncil('USER') },
  { name: 'reports@demo.liftwatch', nickname: 'Marcus Lee', memberships: inGroupCouncil('USER') },
  { name: 'away@demo.liftwatch', nickname: 'Farah Osman', memberships: inGroupCouncil('USER', 'INACTIVE') },
  {
    name: 'company@demo.liftwatch',
    nickname: 'Goh Jun Jie',
    memberships: [{ organization: demoLiftCompanies[0], type: 'LIFT_COMPANY', role: 'SUPERUSER' }],
  },
  {
    name: 'vendor@demo.liftwatch',
    nickname: 'Lena Fischer',
    memberships: [
      { organization: demoVendors[0], type: 'LMD_VENDOR', role: 'SUPERUSER' },
      { organization: demoSuspendedVendor, type: 'LMD_VENDOR', role: 'ADMIN' },
    ],
  },
  {
    name: 'agent@demo.liftwatch',
    nickname: 'Wong Mei Ling',
    memberships: [{ organization: demoAgents[0], type: 'MANAGEMENT_AGENT', role: 'ADMIN' }],
  },
  {
    name: 'bca@demo.liftwatch',
    nickname: 'Siti Rahimah',
    memberships: [{ organization: 'Building Authority', type: 'BCA', role: 'SUPERUSER' }],
  },
]
