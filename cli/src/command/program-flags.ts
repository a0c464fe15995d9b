import { Option, type Command } from 'commander'

/** What every command takes, before or after its name; as typed, checked with the settings. */
export interface ProgramFlags {
  readonly context?: string
  readonly timeout?: string
  readonly retry?: string
  readonly tz?: string
  readonly pager?: boolean
  readonly verbose?: boolean
  readonly caFile?: string
  readonly certFile?: string
  readonly keyFile?: string
}

const flags: Readonly<Record<keyof ProgramFlags, Option>> = {
  context: new Option('--context <name>', 'server and account to work with'),
  timeout: new Option('--timeout <duration>', 'how long to wait for an answer (default: 30s)'),
  retry: new Option('--retry <n>', 'retries of a failed call, where a retry does no harm (default: 0)'),
  tz: new Option('--tz <zone>', 'time zone of times and days, such as UTC (default: the estate’s)'),
  pager: new Option('--no-pager', 'show long output without a pager'),
  verbose: new Option('--verbose', 'show each call to the server on stderr, with its status, time and request id'),
  caFile: new Option('--ca-file <file>', 'certificates (PEM) of authorities to trust besides the usual ones'),
  certFile: new Option('--cert-file <file>', 'certificate (PEM) to show to the server; with --key-file'),
  keyFile: new Option('--key-file <file>', 'private key (PEM) of that certificate'),
}

const names = Object.keys(flags) as (keyof ProgramFlags)[]

/** @param taken those that have a meaning for the command; all, if it is left out */
export function addProgramFlags(command: Command, taken: readonly (keyof ProgramFlags)[] = names): Command {
  for (const name of taken) command.addOption(flags[name].helpGroup('Of every command:'))
  return command
}

/** The flags as given to the command itself, or else before it. */
export function readProgramFlags(command: Command): ProgramFlags {
  const given: Record<string, unknown> = {}
  for (let at: Command | null = command; at; at = at.parent) {
    for (const name of names) if (at.getOptionValueSource(name) === 'cli') given[name] ??= at.opts()[name]
  }
  return given
}
