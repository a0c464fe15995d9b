import { home } from '@liftwatch/core/contract/home/home'
import { questionOf, type Ahead } from '../../ahead'

/** What the home page asks first; its other parts come later. */
export const homeAhead: Ahead = ({ client }) => [
  questionOf(client, home.summary, {}),
  questionOf(client, home.recent, {}),
]
