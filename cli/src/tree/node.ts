import type { ListName } from '@liftwatch/core/contract/lists'
import type { CommandSpec } from '../command/command'

type Attach = <Options>(spec: CommandSpec<Options>) => void | Promise<void>

export interface Leaf {
  readonly name: string
  readonly summary: string
  /** Imports the command's own file, and no sooner than it is wanted. */
  readonly load: (attach: Attach) => Promise<void>
}

export interface Group {
  readonly name: string
  readonly summary: string
  /** Those of a list are loaded, for its view says what there is: no sooner than the group is wanted. */
  readonly children: readonly Node[] | (() => Promise<readonly Node[]>)
  /** The list whose commands these are. */
  readonly list?: ListName
}

export type Node = Leaf | Group

/** What is in a group, loaded where it has to be. */
export async function childrenOf({ children }: Group): Promise<readonly Node[]> {
  return typeof children === 'function' ? children() : children
}

/** The same with what its help shows behind its words, where no line is written down for it. */
export function withExamples(leaf: Leaf, typedBehind: readonly string[]): Leaf {
  return { ...leaf, load: attach => leaf.load(spec => attach({ ...spec, typedBehind })) }
}
