import type { ScreenPermission, WritableScreen } from '../contract/accounts/permissions'
import type { ScreenName } from '../contract/accounts/screens'

/** What each screen is called in the menu, and what its permissions open: to read it, and to write there. */
export type ScreenWords = {
  readonly [Name in ScreenName]: { readonly name: string } & (Name extends ScreenPermission
    ? { readonly read: string }
    : unknown) &
    (Name extends WritableScreen ? { readonly write: string } : unknown)
}
