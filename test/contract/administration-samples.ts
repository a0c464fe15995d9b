import { lostLink, noUser, type Subjects } from './subjects'

/** An input for each call about mails, the audit trail, tokens, sessions and dead letters. */
export const administrationSamples: Record<string, (subjects: Subjects) => Record<string, unknown>> = {
  'session.current': () => ({}),
  'mails.resend': () => ({ ids: [noUser] }),
  'mails.page': () => ({ size: 5 }),
  'audit.export': () => ({ format: 'csv', userName: 'n' }),
  'audit.page': () => ({ userName: 'n', action: 'liftFaults.acknowledge' }),
  'userTokens.list': () => ({}),
  'userTokens.create': () => ({ name: 'Night report', permissions: ['home'], expiresInDays: 30 }),
  'userTokens.rename': () => ({ id: noUser, name: 'Weekly report' }),
  'userTokens.rotate': () => ({ id: noUser }),
  'userTokens.remove': () => ({ id: noUser }),
  'userSessions.list': () => ({}),
  'userSessions.remove': () => ({ id: noUser }),
  'userSessions.removeOthers': () => ({}),
  'userSessions.endOf': () => ({ userId: noUser }),
  'lmds.issueToken': () => ({ clientId: 'stranger' }),
  'lmds.issueTokens': () => ({ tokens: [{ clientId: 'stranger', token: lostLink }] }),
  'lmds.revokeTokens': () => ({ clientIds: ['stranger'] }),
  'estate.update': () => ({ blocks: [{ townCode: 'AMK', block: '205', street: 'ANG MO KIO AVE 1' }], isDryRun: true }),
  'deadLetters.page': () => ({ clientId: 'lmd', reason: 'JSON' }),
  'deadLetters.detail': () => ({ id: '900000000' }),
  'deadLetters.replay': () => ({ ids: ['900000000'] }),
  'deadLetters.purge': () => ({ ids: ['900000000'] }),
}
