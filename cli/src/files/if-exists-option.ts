import { Option } from 'commander'
import { ifExists, type IfExists } from './write-file'

export function ifExistsOption(rules: readonly IfExists[] = ifExists.options): Option {
  return new Option('--if-exists <rule>', 'what to do if the file exists').choices(rules).default(ifExists.options[0])
}
