import type { Client } from 'pg'
import { secretPurpose } from '../accounts/prove-code'
import { secretKeyOf } from '../accounts/secret-key'
import { BackupRefusal, exits } from './refusal'

/**
 * With another key than the server's, a backup would be of no use to those who have a second factor, and no one would know before it is
 * needed. Errors: BackupRefusal where what the database holds cannot be read with this one.
 */
export async function refuseStrangeKey(client: Client, key: Buffer): Promise<void> {
  const { rows } = await client.query<{ userId: string; secret: Buffer }>(
    'SELECT user_id AS "userId", secret FROM second_factor LIMIT 1',
  )
  const [factor] = rows
  if (!factor || secretKeyOf(key).open(secretPurpose(factor.userId), factor.secret)) return
  throw new BackupRefusal(
    exits.usage,
    'The secret key is not the one of this database; set LIFTWATCH_SECRET_KEY_FILE, or LIFTWATCH_DATA, as the server has it.',
  )
}
