import type { Permission } from '@liftwatch/core/contract/permissions'
import type { ComponentType } from 'react'
import { lazyPage } from '../../app/lazy-page'
import type { SettingsSection } from '../../app/paths'

interface Section {
  readonly name: SettingsSection
  readonly Screen: ComponentType
  /** Who sees it; everyone, where none is named. */
  readonly permission?: Permission
}

export const sections: readonly Section[] = [
  { name: 'general', Screen: lazyPage(async () => (await import('./general-section')).GeneralSection) },
  { name: 'alerts', Screen: lazyPage(async () => (await import('./alert-section')).AlertSection) },
  { name: 'password', Screen: lazyPage(async () => (await import('./password-section')).PasswordSection) },
  { name: 'two-step', Screen: lazyPage(async () => (await import('./two-step-section')).TwoStepSection) },
  { name: 'tokens', Screen: lazyPage(async () => (await import('./token-section')).TokenSection) },
  { name: 'sessions', Screen: lazyPage(async () => (await import('./session-section')).SessionSection) },
  {
    name: 'invite',
    permission: 'user.write',
    Screen: lazyPage(async () => (await import('./invite-section')).InviteSection),
  },
  {
    name: 'outbox',
    permission: 'user-management',
    Screen: lazyPage(async () => (await import('./outbox-section')).OutboxSection),
  },
  {
    name: 'audit',
    permission: 'user-management',
    Screen: lazyPage(async () => (await import('./audit-section')).AuditSection),
  },
]

export function isPermitted({ permission }: Section, permissions: ReadonlySet<string>): boolean {
  return permission === undefined || permissions.has(permission)
}
