import pino from 'pino'
import type { ConnectionSettings } from '../../server/src/db/connect'
import { moveIntoMonths } from '../../server/src/months/move-into-months'
import { findLayout } from '../../server/src/queries/months-beside'
import { withDatabase } from './with-database'

/** Moves what an upgraded database has into months, as the servers do by and by. */
export function moveAll(app: ConnectionSettings): Promise<void> {
  return withDatabase(app, async db => {
    const job = moveIntoMonths(pino({ level: 'silent' }), 0)
    const isMoved = async () => {
      const { isByMonth, hasTablesBefore } = await findLayout(db)
      return isByMonth && !hasTablesBefore
    }
    while (!(await isMoved())) await job.run(db, Date.now())
  })
}
