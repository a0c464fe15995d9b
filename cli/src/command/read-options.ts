import { checkInput } from '@liftwatch/core/contract/check-input'
import type { Command } from 'commander'
import type { CommandSpec } from './command'

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The flag or argument that what is wrong came from, as the command's help spells it. */
function spelling(command: Command, path: readonly PropertyKey[]): string {
  // The innermost: flags that belong together are checked under one name.
  const option = path
    .map(name => command.options.find(candidate => candidate.attributeName() === name))
    .findLast(found => found !== undefined)
  return option ? `option '${option.flags}'` : `argument '${String(path[0])}'`
}

/** Reads argv as commander has split it. Wrong usage ends in commander's own error, which names the flag. */
export function readOptions<Options>(command: Command, spec: CommandSpec<Options>): Options {
  const positional = command.registeredArguments.map((argument, index) => [
    camelCase(argument.name()),
    command.processedArgs[index],
  ])
  const parsed = checkInput(spec.options, { ...command.opts(), ...Object.fromEntries(positional) })
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0]!
  return command.error(`error: ${spelling(command, path)}: ${message}`)
}
