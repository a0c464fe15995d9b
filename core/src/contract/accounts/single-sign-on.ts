import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { providerPath } from './sign-on-paths'

export const singleSignOn = {
  /** The provider that people may log in with, by the name on its button; null where none is configured. */
  find: endpoint('singleSignOn.find', {
    method: 'GET',
    path: providerPath,
    access: 'public',
    input: z.object({}),
    answer: z.object({ provider: z.nullable(z.object({ name: z.string() })) }),
  }),
}
