import { userTokens } from '@liftwatch/core/contract/accounts/user-tokens'
import { userTokenRefusal } from '@liftwatch/core/domain/user-tokens'
import { createToken, removeToken, renameToken, rotateToken } from '../accounts/change-tokens'
import { act } from '../actions/act'
import { route } from '../http/route'
import { listUserTokens } from '../queries/user-tokens'

export const userTokenRoutes = [
  route(userTokens.list, ({ db, caller, at }) => listUserTokens(db, caller.userId, at)),

  route(userTokens.create, call => {
    const { caller, at, input } = call
    return act(call, tx =>
      createToken(tx, caller, input, at, tokens => userTokenRefusal(input, caller.permissions, tokens)),
    )
  }),

  route(userTokens.rename, call => act(call, tx => renameToken(tx, call.caller, call.input, call.at))),

  route(userTokens.rotate, call => act(call, tx => rotateToken(tx, call.caller, call.input, call.at))),

  route(userTokens.remove, call => act(call, tx => removeToken(tx, call.caller, call.input))),
]
