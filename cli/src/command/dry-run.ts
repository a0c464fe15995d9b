import { Option } from 'commander'
import { z } from 'zod'

/** The shape of `--dry-run`. */
export const dryRun = z.boolean().default(false)

export function dryRunOption(): Option {
  return new Option('--dry-run', 'say what would be done, and do nothing')
}
