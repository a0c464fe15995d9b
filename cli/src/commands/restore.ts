import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { runProgram } from '../command/programs'

const options = z.object({ backup: z.string().min(1), dryRun: z.boolean().default(false) })

export const restore: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .argument('<backup>', 'folder of a backup, such as /srv/backups/liftwatch-2026-11-25T03-00-00Z')
      .option('--dry-run', 'read all of it, and say whether it can be restored; change nothing'),
  options,
  run: ({ io }, { backup, dryRun }) =>
    runProgram('backup', ['--from', backup, ...(dryRun ? ['--dry-run'] : [])], io.env),
  examples: ['restore /srv/backups/liftwatch-2026-11-25T03-00-00Z --dry-run'],
  mindsInterrupt: true,
  programFlags: [],
}
