import { describe, expect, it } from 'vitest'
import { organizationType } from '@liftwatch/core/contract/accounts/organizations'
import { permission } from '@liftwatch/core/contract/accounts/permission-shape'
import {
  addToTypeRefusal,
  councilsRefusal,
  protectedRefusal,
  suspendOrganizationRefusal,
  takeFromTypeRefusal,
} from '@liftwatch/core/domain/organizations'
import { defaultTypePermissions, isOfferable } from '@liftwatch/core/domain/permissions'

const protectedOne = { code: 'protected-organization' }

it('the organisation of the type LIFTWATCH alone is protected', () => {
  expect(organizationType.options.filter(type => protectedRefusal(type))).toEqual(['LIFTWATCH'])
})

it('no one suspends their own organisation, nor the protected one', () => {
  expect(suspendOrganizationRefusal({ id: 'own', type: 'LIFTWATCH' }, 'own')).toEqual({ code: 'own-organization' })
  expect(suspendOrganizationRefusal({ id: 'lw', type: 'LIFTWATCH' }, 'own')).toEqual(protectedOne)
  expect(suspendOrganizationRefusal({ id: 'emsu', type: 'EMSU' }, 'own')).toBeUndefined()
})

it('an EMSU alone serves councils', () => {
  expect(councilsRefusal({ type: 'EMSU', name: 'E1' })).toBeUndefined()
  expect(councilsRefusal({ type: 'BCA', name: 'B1' })).toEqual({ code: 'not-an-emsu', params: { name: 'B1' } })
  expect(councilsRefusal({ type: 'LIFTWATCH', name: 'L' })).toEqual(protectedOne)
})

describe('the list of a type', () => {
  const all = { permissions: new Set(permission.options) }

  it('can have what is offered, by those who have it themselves', () => {
    const offered = permission.options.filter(isOfferable)
    expect(addToTypeRefusal('EMSU', offered, all)).toBeUndefined()
    expect(takeFromTypeRefusal('EMSU', offered)).toBeUndefined()
    expect(addToTypeRefusal('EMSU', ['rbe'], { permissions: new Set() })).toMatchObject({
      code: 'beyond-own-permissions',
    })
  })

  it.each(['home', 'organization', 'organization.write'] as const)('never has %s', name => {
    const refusal = { code: 'protected-permission', params: { name } }
    expect(addToTypeRefusal('EMSU', ['rbe', name], all)).toEqual(refusal)
    expect(takeFromTypeRefusal('EMSU', [name])).toEqual(refusal)
  })

  it('of LIFTWATCH is fixed', () => {
    expect(addToTypeRefusal('LIFTWATCH', ['rbe'], all)).toEqual(protectedOne)
    expect(takeFromTypeRefusal('LIFTWATCH', ['rbe'])).toEqual(protectedOne)
  })

  it('of BCA opens no operational writes', () => {
    const fitting = new Set(defaultTypePermissions('BCA'))
    const refused = permission.options.filter(one => isOfferable(one) && addToTypeRefusal('BCA', [one], all))
    expect(refused).toEqual(permission.options.filter(one => isOfferable(one) && !fitting.has(one)))
    expect(refused).toContain('lift-fault.write')
    expect(addToTypeRefusal('BCA', ['lift-fault.write'], all)).toEqual({ code: 'bad-input' })
  })
})
