import { describe, expect, it } from 'vitest'
import { organizationType } from '@liftwatch/core/contract/accounts/organizations'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { screenPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { defaultTypePermissions, listablePermissions, memberPermissions } from '@liftwatch/core/domain/permissions'

const administrative = new Set(['organization', 'user-management', 'user', 'group'])

/** Every screen, and the writes that calls of the contract name. */
const opening: string[] = [
  ...screenPermissions,
  ...new Set(
    listEndpoints()
      .flatMap(({ access }) => (typeof access === 'object' ? [access.permission].flat() : []))
      .filter(key => key.endsWith('.write')),
  ),
]

function isAdministrative(key: string): boolean {
  return administrative.has(key.replace('.write', ''))
}

describe('what an organisation may do', () => {
  it('is everything for LIFTWATCH', () => {
    expect(new Set(defaultTypePermissions('LIFTWATCH'))).toEqual(new Set(opening))
  })

  it.each(organizationType.options.filter(type => !['LIFTWATCH', 'BCA', 'LMD_VENDOR'].includes(type)))(
    'is all but organisations for %s',
    type => {
      const expected = opening.filter(key => !key.startsWith('organization'))
      expect(new Set(defaultTypePermissions(type))).toEqual(new Set(expected))
    },
  )

  it('is for LMD_VENDOR to read of cases, switch-offs and maintenance, unless its list is edited', () => {
    const notWritten = ['case-management', 'oms-schedule', 'lm-schedule', 'lm-checker']
      .map(key => `${key}.write`)
      .filter(key => opening.includes(key))
    expect(notWritten).not.toEqual([])
    const expected = opening.filter(key => !key.startsWith('organization') && !notWritten.includes(key))
    expect(new Set(defaultTypePermissions('LMD_VENDOR'))).toEqual(new Set(expected))
    expect(listablePermissions('LMD_VENDOR')).toEqual(expect.arrayContaining(notWritten))
  })

  it('is to read for BCA, which administers its own users all the same', () => {
    const ofBca = defaultTypePermissions('BCA')
    const reads = screenPermissions.filter(key => key !== 'organization')
    expect(ofBca).toEqual(expect.arrayContaining(reads))
    const writes = ofBca.filter(key => key.endsWith('.write'))
    expect(writes.toSorted()).toEqual(['group.write', 'user-management.write', 'user.write'])
  })
})

describe('what a member may do', () => {
  const all = defaultTypePermissions('LIFTWATCH')

  it('is all that the organisation may for an ADMIN', () => {
    expect(memberPermissions('ADMIN', all, [])).toEqual(all)
  })

  it('is the operational part for a SUPERUSER', () => {
    expect(memberPermissions('SUPERUSER', all, [])).toEqual(all.filter(key => !isAdministrative(key)))
  })

  it('is home alone for a USER without groups', () => {
    expect(memberPermissions('USER', all, [])).toEqual(['home'])
  })

  it('is what the groups grant for a USER', () => {
    expect(memberPermissions('USER', all, ['lift-fault', 'lifts'])).toEqual(['home', 'lift-fault', 'lifts'])
  })

  it('is never more than the organisation may', () => {
    const ofBca = defaultTypePermissions('BCA')
    expect(memberPermissions('USER', ofBca, ['lift-fault', 'lift-fault.write'])).toEqual(['home', 'lift-fault'])
  })

  it('of an ADMIN or SUPERUSER does not depend on groups', () => {
    const ofBca = defaultTypePermissions('BCA')
    expect(memberPermissions('SUPERUSER', ofBca, ['group', 'lift-fault.write'])).not.toContain('group')
    expect(memberPermissions('ADMIN', ofBca, ['lift-fault.write'])).not.toContain('lift-fault.write')
  })
})
