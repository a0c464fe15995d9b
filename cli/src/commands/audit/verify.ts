import { sealText } from '@liftwatch/core/contract/accounts/audit-chain'
import { Option } from 'commander'
import { z } from 'zod'
import { verdictColumns } from '../../audit/verdict-columns'
import { verifyTrail } from '../../audit/verify-trail'
import type { CommandSpec } from '../../command/command'
import { addOutputFlags, withOutput } from '../../output/output-flags'
import { writeRecord } from '../../output/rows'
import { createProgress } from '../../terminal/progress'

/** What a script that watches over the trail has to know from any other failure. */
const brokenExit = 12

const expected = z
  .string()
  .refine(typed => /^[1-9]\d{0,14}:/.test(typed) && sealText.safeParse(typed.replace(/^\d+:/, '')).success, {
    error: 'must be NUMBER:SEAL, as this command shows the head',
  })
  .transform(typed => {
    const [number, seal] = typed.split(':')
    return { number: Number(number), seal: seal! }
  })
  .optional()

const options = withOutput({ expect: expected })

export const auditVerify: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addOutputFlags(
      command.addOption(
        new Option('--expect <number:seal>', 'a head that was written down before: it has to be in the trail still'),
      ),
    ),
  options,
  async run(context, { expect, output }) {
    const client = await context.member()
    const progress = createProgress(context.io, { label: context.translate('auditChain.entries') })
    const verdict = await verifyTrail(client, expect, done => progress.update(done)).finally(() => progress.end())
    const isForPeople = (output.format === 'table' || output.format === 'wide') && !context.queried
    await writeRecord(context, output, verdictColumns(verdict, isForPeople), verdict)
    return verdict.state === 'intact' ? 0 : brokenExit
  },
  examples: [
    'audit verify',
    'audit verify --expect 4711:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ],
}
