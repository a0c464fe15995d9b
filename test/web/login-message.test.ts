import { expect, it } from 'vitest'
import { isLoginMessage } from '../../web/src/features/dashboards/login-message'

it.each(['login', { type: 'login' }, '{"type":"login"}', { type: 'login', data: { page: '/login' } }])(
  '%j says that a dashboard is logged out',
  data => expect(isLoginMessage(data)).toBe(true),
)

it.each([
  undefined,
  null,
  1,
  '',
  'logout',
  '{"type":"login"',
  '{"type":"loginFailed"}',
  '[{"type":"login"}]',
  { type: 'widgetException' },
  { kind: 'login' },
  ['login'],
])('%j says nothing of the kind', data => expect(isLoginMessage(data)).toBe(false))
