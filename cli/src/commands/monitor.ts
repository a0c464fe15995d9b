import { monitorFlags } from '@liftwatch/core/monitor-flags'
import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { sharedSessions } from '../account/shared-sessions'
import { monitorKeys, runProgram } from '../command/programs'

/** The monitor is given the server of the context, and how to reach it. */
function surroundings({ io, settings, account }: Context): Context['io']['env'] {
  const { context, server, organization } = account()
  const env = { ...io.env, ...settings.certificateFiles }
  if (context === undefined) return env
  return { ...env, LIFTWATCH_SERVER: server, ...(organization !== undefined && { LIFTWATCH_ORG: organization }) }
}

const declared = monitorFlags.map(flag => {
  const value = 'value' in flag ? ` <${flag.value}>` : ''
  const option = new Option(`--${flag.name}${value}`, flag.words)
  const added = (item: string, before: readonly string[] = []) => [...before, item]
  return 'isRepeated' in flag ? option.argParser(added) : option
})

const given = z.union([z.string(), z.array(z.string()), z.boolean()]).optional()

/** By commander's name of each flag; the monitor checks their values. */
const options = z.object(Object.fromEntries(declared.map(option => [option.attributeName(), given])))

function argvOf(values: z.output<typeof options>): string[] {
  return declared.flatMap(option => {
    const value = values[option.attributeName()]
    if (value === undefined) return []
    const items = Array.isArray(value) ? value : [value]
    return items.flatMap(one => (one === true ? [option.long!] : [option.long!, String(one)]))
  })
}

export const monitor: CommandSpec<z.output<typeof options>> = {
  configure(command) {
    for (const option of declared) command.addOption(option)
    return command
  },
  options,
  run: (context, values) => runProgram('monitor', argvOf(values), surroundings(context), sharedSessions(context)),
  mindsInterrupt: true,
  moreHelp: monitorKeys,
  programFlags: ['context', 'caFile', 'certFile', 'keyFile'],
}
