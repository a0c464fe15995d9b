/** By which a call that is made again after a lost answer does its work once. A page without TLS has no `crypto.randomUUID`. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4 of RFC 9562: by chance alone.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
