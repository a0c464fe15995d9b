import type { Argument, Option } from 'commander'

/** What only the server, or the disk, knows when a word is completed. */
export const liveKinds = ['contexts', 'organisations', 'lifts'] as const
export type LiveKind = (typeof liveKinds)[number]

/** What may be typed for an option or an argument: words that are known, or a kind of names. */
export type Offered = readonly string[] | LiveKind

const offers = new WeakMap<object, Offered>()

/** Notes what completion offers, where something else may be given too, or is checked in other words than commander's. */
export function offering<Target extends Option | Argument>(target: Target, offered: Offered): Target {
  offers.set(target, offered)
  return target
}

const liveOptions: Readonly<Record<string, LiveKind>> = { '--context': 'contexts', '--org': 'organisations' }

/** By what arguments are called; a name alone is that of a context where the command is about contexts. */
const liveArguments: Readonly<Record<string, LiveKind>> = { lift: 'lifts', organization: 'organisations' }

export function offeredFor(option: Option): Offered | undefined {
  return option.argChoices ?? offers.get(option) ?? liveOptions[option.long ?? '']
}

export function offeredForArgument(path: string, argument: Argument): Offered | undefined {
  const isContext = path.startsWith('context ') && path !== 'context add'
  if (isContext) return 'contexts'
  // Of all organisations, and not of one's own.
  const isOthers = path.startsWith('orgs ')
  return argument.argChoices ?? offers.get(argument) ?? (isOthers ? undefined : liveArguments[argument.name()])
}
