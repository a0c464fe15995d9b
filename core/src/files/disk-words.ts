import { systemWords } from './system-words'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'what should be its folder is a file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
}

/** What a disk said, in words. */
export function diskWords(error: NodeJS.ErrnoException): string {
  return systemWords(error, reasons)
}
