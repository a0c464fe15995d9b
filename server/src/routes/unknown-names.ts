import { unknownNames } from '@liftwatch/core/contract/estate/unknown-names'
import { route } from '../http/route'
import { listUnknownNames } from '../queries/unknown-names'

export const unknownNameRoutes = [
  route(unknownNames.list, ({ db, caller, input }) => listUnknownNames(db, caller, input)),
]
