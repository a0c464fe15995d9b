import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { runProgram } from '../command/programs'

const options = z.object({ arguments: z.array(z.string()) })

export const serve: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('[arguments...]', 'arguments of the server')
      .allowUnknownOption()
      .passThroughOptions()
      .helpOption(false),
  options,
  run: (context, options) => runProgram('server', options.arguments, context.io.env),
  mindsInterrupt: true,
  programFlags: [],
}
