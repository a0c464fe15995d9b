import type { SessionState, SessionStore } from '@liftwatch/core/client/session'
import { oneOf, storedSetting } from '../stored-setting'
import { tabPlace } from './tab-place'

const asIs = (text: string) => text

/** Whether someone logged in here; the session itself is in a cookie that scripts cannot read. */
export const loginFlag = storedSetting('login', oneOf(['true']))
const organizationTypeFlag = storedSetting('organization-type', asIs)
const userInfoFlag = storedSetting('user-info', asIs)

/** The name of the last login, offered at the next where it was asked to be remembered. */
export const rememberedName = storedSetting('name', asIs)
export const rememberMeSetting = storedSetting('remember-me', oneOf(['true']))

/** Keeps the flags that the specification names (1, section 4), and nothing that would be worth stealing. */
export const sessionFlags: SessionStore = {
  place: tabPlace,
  remember(state: SessionState) {
    // What is said here is said to all tabs, of which the others are the other user's.
    if (state.status === 'other-user') return
    const isLoggedIn = state.status === 'choosing' || state.status === 'ready'
    loginFlag.write(isLoggedIn ? 'true' : undefined)
    organizationTypeFlag.write(state.status === 'ready' ? state.organization.type : undefined)
    userInfoFlag.write(isLoggedIn ? JSON.stringify(state.user) : undefined)
  },
}
