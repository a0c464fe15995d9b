import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { audit } from '@liftwatch/core/contract/accounts/audit'
import { isPermitted, type Endpoint } from '@liftwatch/core/contract/endpoint'
import { mails } from '@liftwatch/core/contract/accounts/mails'
import type { ComponentType } from 'react'
import { lazyPage } from '../../app/lazy-page'
import type { SettingsSection } from '../../app/paths'

interface Section {
  readonly name: SettingsSection
  readonly Screen: ComponentType
  /** The call that it is for: who may not make it does not see it. */
  readonly call?: Endpoint
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
    call: accounts.invite,
    Screen: lazyPage(async () => (await import('./invite-section')).InviteSection),
  },
  {
    name: 'outbox',
    call: mails.page,
    Screen: lazyPage(async () => (await import('./outbox-section')).OutboxSection),
  },
  {
    name: 'audit',
    call: audit.page,
    Screen: lazyPage(async () => (await import('./audit-section')).AuditSection),
  },
]

export function isShown({ call }: Section, permissions: ReadonlySet<string>): boolean {
  return call === undefined || isPermitted(call, permissions)
}
