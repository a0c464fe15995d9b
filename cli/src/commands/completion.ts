import { Argument } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { bashScript } from '../completion/bash'
import { fishScript } from '../completion/fish'
import { spotsOf } from '../completion/spots'
import { zshScript } from '../completion/zsh'
import type { Node } from '../tree/node'

const shell = z.enum(['bash', 'zsh', 'fish'])
const options = z.object({ shell })

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const

/** A command that prints what completes all commands, itself among them. */
export function completion(tree: readonly Node[]): CommandSpec<z.output<typeof options>> {
  return {
    configure: command =>
      command.addArgument(new Argument('<shell>', 'shell to write the script for').choices(shell.options)),
    options,
    async run(context, options) {
      context.io.stdout.write(scripts[options.shell](await spotsOf(tree)))
    },
  }
}
