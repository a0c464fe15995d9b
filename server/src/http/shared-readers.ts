import { createHash } from 'node:crypto'
import type { NoticeReader } from '@liftwatch/core/domain/notice-reach'
import type { Member } from './caller'

/** What decides of a member what is sent to them; those with the same rights are one object. */
export interface SharedReader extends NoticeReader {
  readonly key: string
}

/** The same for those, and only those, who may do and see the same. */
export function keyOfRights({ organization, role, permissions, scope }: Member): string {
  const rights = [organization.id, organization.type, role, [...permissions].toSorted(), scope]
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url')
}

/** The readers of open streams. Thousands of screens are of a few dozen kinds: each kind is in memory once, and served as one. */
export class SharedReaders {
  readonly #known = new Map<string, { readonly reader: SharedReader; count: number }>()

  take(member: Member): SharedReader {
    const key = keyOfRights(member)
    const known = this.#known.get(key)
    if (known) {
      known.count += 1
      return known.reader
    }
    const { organization, permissions, scope } = member
    const { id, type } = organization
    const reader = { key, permissions, scope, organization: { id, type } }
    this.#known.set(key, { reader, count: 1 })
    return reader
  }

  release({ key }: SharedReader): void {
    const known = this.#known.get(key)
    if (!known) return
    known.count -= 1
    if (known.count === 0) this.#known.delete(key)
  }
}
