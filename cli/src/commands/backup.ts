import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { runProgram } from '../command/programs'

const count = 'must be a whole number from 1 to 1000'

const options = z
  .object({
    out: z.string().min(1).optional(),
    keep: z.coerce
      .number({ error: count })
      .int({ error: count })
      .min(1, { error: count })
      .max(1_000, { error: count })
      .optional(),
    pgDump: z.boolean().default(false),
    verify: z.string().min(1).optional(),
  })
  .refine(({ out, verify }) => out !== undefined || verify !== undefined, {
    path: ['out'],
    error: 'must be given: the folder in which the backup becomes a folder of its own',
  })

export const backup: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .option('--out <folder>', 'write a backup into a new folder in this one; its name goes to stdout')
      .option('--keep <n>', 'then remove all backups of this estate there but the newest n')
      .option(
        '--pg-dump',
        "have the machine's pg_dump write it, of the database's version: pg_restore reads it as well",
      )
      .addOption(
        new Option('--verify <backup>', 'read a backup back, and say whether it is whole').conflicts([
          'out',
          'keep',
          'pgDump',
        ]),
      ),
  options,
  run: ({ io }, { out, keep, pgDump, verify }) =>
    runProgram(
      'backup',
      [
        ...(out === undefined ? [] : ['--out', out]),
        ...(keep === undefined ? [] : ['--keep', String(keep)]),
        ...(pgDump ? ['--pg-dump'] : []),
        ...(verify === undefined ? [] : ['--verify', verify]),
      ],
      io.env,
    ),
  examples: ['backup --out /srv/backups --keep 14', 'backup --verify /srv/backups/liftwatch-2026-11-25T03-00-00Z'],
  mindsInterrupt: true,
  programFlags: [],
}
