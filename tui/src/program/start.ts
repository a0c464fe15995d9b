import type { FilterValues } from './filter-values'
import type { RootName } from '../navigation/navigation'
import type { KnownLogin } from '../screens/login/known-login'

/** What was asked for at the start. */
export interface Start {
  readonly login: KnownLogin
  /** Name or id of the organisation to begin in. */
  readonly organization?: string | undefined
  /** Undefined for what the settings say. */
  readonly screen?: RootName | undefined
  /** The filter that the screen begins with. */
  readonly filter?: FilterValues | undefined
}
