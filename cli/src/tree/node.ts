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
  readonly children: readonly Node[]
}

export type Node = Leaf | Group

/** The same with lines that its help shows, as they are typed. */
export function withExamples(leaf: Leaf, ...examples: readonly string[]): Leaf {
  return { ...leaf, load: attach => leaf.load(spec => attach({ ...spec, examples })) }
}
