import { issuedToken, lmds, type IssuedToken } from '@liftwatch/core/contract/estate/lmds'
import { AppError } from '@liftwatch/core/errors'
import { estateAssignMaxRows } from '@liftwatch/core/limits'
import { act } from '../actions/act'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { listDeviceScopes, lockDevices, setDeviceTokens, type ChangedDevice } from '../queries/device-tokens'
import type { NewNotice } from '../queries/notices'

/** So many devices are named in an audit entry, and in what is wrong. */
const listedMax = 50

/** All of them, or none. Errors: not-found, with the places of those that the caller does not see. */
async function lockAll(
  tx: Database,
  { scope }: Member,
  clientIds: readonly string[],
  place: (index: number) => string,
) {
  const found = await lockDevices(tx, scope, clientIds)
  const errors = clientIds
    .map((clientId, index) => ({ clientId, path: place(index) }))
    .filter(({ clientId }) => !found.has(clientId))
    .slice(0, listedMax)
    .map(({ clientId, path }) => ({ path, message: `there is no device ${clientId}` }))
  if (errors.length > 0) throw new AppError('not-found', { errors })
}

/** Says it to those who see the devices; servers look again at the connections that were opened with the tokens of before. */
async function noticesOf(tx: Database, changed: readonly ChangedDevice[]): Promise<NewNotice[]> {
  const [only] = changed
  const subjectId = only && changed.length === 1 ? only.lmdId : null
  const scopes = await listDeviceScopes(
    tx,
    changed.map(({ lmdId }) => lmdId),
  )
  return scopes.map(({ scopeId, lmds: count }) => ({ kind: 'lmds', subjectId, count, scopeId }))
}

/** A device each an entry. */
function entriesOf(changed: readonly ChangedDevice[]) {
  return changed.map(({ lmdId, clientId }) => ({ subjectId: lmdId, detail: { clientId } }))
}

async function gathered(
  tokens: readonly IssuedToken[],
  lines: AsyncIterable<readonly IssuedToken[]> | undefined,
): Promise<readonly IssuedToken[]> {
  if (!lines) return tokens
  const all: IssuedToken[] = []
  for await (const slice of lines) {
    all.push(...slice)
    if (all.length > estateAssignMaxRows) throw new AppError('too-large')
  }
  return all
}

export const deviceTokenRoutes: Route[] = [
  route(lmds.issueToken, call => {
    const { clientId, token = newToken() } = call.input
    return act(call, async tx => {
      await lockAll(tx, call.caller, [clientId], () => 'clientId')
      const changed = await setDeviceTokens(tx, [{ clientId, tokenHash: hashToken(token) }])
      const notices = await noticesOf(tx, changed)
      return { answer: { clientId, token }, entries: entriesOf(changed), notices }
    })
  }),

  route(lmds.issueTokens, async call => {
    // All of them are there before a connection to the database is taken.
    const tokens = await gathered(call.input.tokens, call.readLines?.(issuedToken))
    const clientIds = tokens.map(({ clientId }) => clientId)
    const secrets = new Set(tokens.map(({ token }) => token))
    if (new Set(clientIds).size < clientIds.length || secrets.size < clientIds.length)
      throw new AppError('bad-input', {
        errors: [{ path: 'tokens', message: 'must not have a device or a token twice' }],
      })
    return act(call, async tx => {
      await lockAll(tx, call.caller, clientIds, index => `tokens.${index}.clientId`)
      const changed = await setDeviceTokens(
        tx,
        tokens.map(({ clientId, token }) => ({ clientId, tokenHash: hashToken(token) })),
      )
      const devices = changed.slice(0, listedMax).map(({ clientId }) => clientId)
      const more = changed.length > listedMax ? ['…'] : []
      const entry = { subjectId: null, detail: { count: changed.length, devices: [...devices, ...more] } }
      return {
        answer: { changed: changed.length },
        entries: changed.length > 0 ? [entry] : [],
        notices: await noticesOf(tx, changed),
      }
    })
  }),

  route(lmds.revokeTokens, call => {
    const clientIds = [...new Set(call.input.clientIds)]
    return act(call, async tx => {
      await lockAll(tx, call.caller, clientIds, index => `clientIds.${index}`)
      const changed = await setDeviceTokens(
        tx,
        clientIds.map(clientId => ({ clientId, tokenHash: null })),
      )
      return {
        answer: { changed: changed.length },
        entries: entriesOf(changed),
        notices: await noticesOf(tx, changed),
      }
    })
  }),
]
