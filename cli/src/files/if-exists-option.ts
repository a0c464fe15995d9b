import { Option } from 'commander'
import { ifExists, type IfExists } from './write-file'

export function ifExistsOption(rules: readonly IfExists[] = ifExists.options): Option {
  return new Option('--if-exists <rule>', 'what to do where the file is there already')
    .choices(rules)
    .default(ifExists.options[0])
}
