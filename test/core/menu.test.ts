import { describe, expect, it } from 'vitest'
import { screenPermissions } from '@liftwatch/core/contract/accounts/permissions'
import { screenNames, screens } from '@liftwatch/core/contract/accounts/screens'
import { menuTree, menuWhere, permittedMenu, type MenuEntry } from '@liftwatch/core/domain/menu'

function shown(entries: readonly MenuEntry[]): unknown[] {
  return entries.map(({ name, children }) => (children ? { [name]: shown(children) } : name))
}

describe('the menu', () => {
  it('is whole and in its order for anyone who may see everything', () => {
    expect(permittedMenu(new Set(screenPermissions))).toEqual(menuTree)
  })

  it('has settings for everyone', () => {
    expect(shown(permittedMenu(new Set()))).toEqual(['settings'])
  })

  it('shows an entry by its permission', () => {
    expect(shown(permittedMenu(new Set(['home', 'lifts'])))).toEqual(['home', 'lifts', 'settings'])
  })

  it('shows a parent with its permitted children only', () => {
    const permissions = new Set(['rbe', 'lift-fault', 'tcmr_tcmr', 'group'])
    expect(shown(permittedMenu(permissions))).toEqual([
      { alarms: ['lift-fault', 'rbe'] },
      { report: ['tcmr_tcmr'] },
      { 'user-management': ['group'] },
      'settings',
    ])
  })

  it('leaves out what is not shown, and a parent without a child', () => {
    const isShown = (name: MenuEntry['name']) => ['settings', 'rbe', 'user-management'].includes(name)
    expect(shown(menuWhere(isShown, menuTree))).toEqual([{ alarms: ['rbe'] }, 'settings'])
  })

  it.each(['path', 'letter'] as const)('leads to no two screens by the same %s', of => {
    const all = screenNames.flatMap((name): string[] => {
      const entry = screens[name]
      return of in entry ? [entry[of as keyof typeof entry]] : []
    })
    expect(all.length).toBeGreaterThan(10)
    expect(new Set(all).size).toBe(all.length)
  })

  it('is not opened by the permission to write alone', () => {
    expect(shown(permittedMenu(new Set(['lift-fault.write', 'user-management'])))).toEqual(['settings'])
  })
})
