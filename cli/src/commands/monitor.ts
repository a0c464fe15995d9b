import { z } from 'zod'
import type { CommandSpec } from '../command'
import type { Context } from '../context'
import { runProgram } from '../programs'

const options = z.object({ arguments: z.array(z.string()) })

/** The monitor keeps its own sessions; of a context it takes where to go. */
function surroundings({ io, account }: Context): Context['io']['env'] {
  const { context, server, organization } = account()
  if (context === undefined) return io.env
  return { ...io.env, LIFTWATCH_SERVER: server, ...(organization !== undefined && { LIFTWATCH_ORG: organization }) }
}

export const monitor: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('[arguments...]', 'handed on to the monitor')
      .allowUnknownOption()
      .passThroughOptions()
      .helpOption(false),
  options,
  run: (context, options) => runProgram('monitor', options.arguments, surroundings(context)),
  mindsInterrupt: true,
  handsOver: true,
}
