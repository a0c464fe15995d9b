import { Option } from 'commander'
import { offering } from '../completion/offered'

/** @param names of the columns that there are, for completion */
export function columnsOption(names: readonly string[]): Option {
  const option = new Option('--columns <names>', 'these columns, with commas between, or all')
  return offering(option, ['all', ...names])
}
