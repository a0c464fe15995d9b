import type { FilterValues } from '../components/filter/filter-values'
import type { RootName } from '../workplace/navigation'
import type { KnownLogin } from '../screens/login/known-login'

/** What was asked for at the start. */
export interface Start {
  readonly login: KnownLogin
  /** Name or id of the organisation to begin in. */
  readonly organization?: string | undefined
  readonly screen?: RootName | undefined
  /** The filter that the screen begins with. */
  readonly filter?: FilterValues | undefined
}
