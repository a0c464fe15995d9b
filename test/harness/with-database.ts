import { connect, type ConnectionSettings, type Database } from '../../server/src/db/connect'

/** Works with a database as a server does, by a pool of its own. */
export async function withDatabase(app: ConnectionSettings, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = connect(app, 2, () => {})
  try {
    await work(db)
  } finally {
    await close()
  }
}
