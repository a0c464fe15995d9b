import { Option } from 'commander'
import { ifExists } from './write-file'

export function ifExistsOption(): Option {
  return new Option('--if-exists <rule>', 'what to do where the file is there already')
    .choices(ifExists.options)
    .default(ifExists.options[0])
}
