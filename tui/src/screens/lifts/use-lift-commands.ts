import { detailPath } from '@liftwatch/core/domain/console-paths'
import type { Commands } from '../../input/key-router'
import { useRecordCommands } from '../use-record-commands'

export function useLiftCommands(lift: { readonly id: string; readonly name: string } | undefined): Commands {
  return useRecordCommands(lift && { name: lift.name, path: detailPath('lifts', lift.id) })
}
