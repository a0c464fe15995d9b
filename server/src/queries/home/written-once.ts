import { isDeepStrictEqual } from 'node:util'
import type { ListWritten, Written } from '../../db/prepared'
import { readParts, writeParts, type Parts, type ValuesOf } from '../parts'
import type { Scope } from '../scope'
import type { HomeReader } from './readable'

type ValueFor = (reader: HomeReader) => unknown

/** What is written once for all readers with the same permissions who see all lifts, or some. */
interface WrittenOnce<Asked extends Parts> {
  readonly parts: Asked
  readonly statementFor: (reader: HomeReader) => Written | undefined
}

/** A value that was given for two readers, as it is for any other. */
function valueFor(given: unknown, other: unknown, one: HomeReader, two: HomeReader): ValueFor {
  if (isDeepStrictEqual(given, other)) return () => given
  if (isDeepStrictEqual([given, other], [one.scope, two.scope])) return ({ scope }) => scope
  if (typeof given === 'number' && typeof other === 'number' && given - one.at === other - two.at)
    return ({ at }) => at + (given - one.at)
  throw new Error(
    'a value of the statement is neither of all readers, nor the lifts of one, nor so long before its instant',
  )
}

/**
 * Parts whose statement is written once: to write it takes longer than all else that the server does for it. It is written for two
 * readers, which shows what of its values each reader has of its own. How rows become values must not depend on the reader.
 */
export class PartsWrittenOnce<Asked extends Parts> {
  readonly #partsOf: (reader: HomeReader) => Asked
  readonly #known = new Map<string, WrittenOnce<Asked>>()

  constructor(partsOf: (reader: HomeReader) => Asked) {
    this.#partsOf = partsOf
  }

  read(list: ListWritten, reader: HomeReader): Promise<ValuesOf<Asked>> {
    const { parts, statementFor } = this.#onceFor(reader)
    return readParts(list, parts, statementFor(reader))
  }

  statementFor(reader: HomeReader): Written | undefined {
    return this.#onceFor(reader).statementFor(reader)
  }

  #onceFor({ permissions, scope }: HomeReader): WrittenOnce<Asked> {
    const seesAll = scope === 'all'
    const kind = [seesAll, ...[...permissions].toSorted()].join(' ')
    const known = this.#known.get(kind) ?? this.#write(permissions, seesAll)
    this.#known.set(kind, known)
    return known
  }

  #write(permissions: HomeReader['permissions'], seesAll: boolean): WrittenOnce<Asked> {
    const sample = (scope: Scope, at: number) => ({ permissions, scope: seesAll ? 'all' : scope, at }) as const
    const [one, two] = [sample([1], 1_000_000_000_000), sample([2], 2_000_000_000_000)]
    const parts = this.#partsOf(one)
    const [given, other] = [writeParts(parts), writeParts(this.#partsOf(two))]
    if (given?.sql !== other?.sql) throw new Error('the text of the statement is not the same for all readers')
    if (!given || !other) return { parts, statementFor: () => undefined }
    const values = given.params.map((value, index) => valueFor(value, other.params[index], one, two))
    return { parts, statementFor: reader => ({ sql: given.sql, params: values.map(value => value(reader)) }) }
  }
}
