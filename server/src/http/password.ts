import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults, which follow OWASP's advice (19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

let unmatched: Promise<string> | undefined

/** Whether a password is right. Without a user it takes as long as with one, so that names cannot be told apart. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  unmatched ??= hashPassword('nobody has this password')
  const isMatch = await verify(passwordHash ?? (await unmatched), password)
  return isMatch && passwordHash !== undefined
}
