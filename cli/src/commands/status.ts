import { minuteMs, trapArrivalTargetMs, trapTargetMinutesMax, trapTargetMinutesMin } from '@liftwatch/core/limits'
import { Option } from 'commander'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { documentText } from '../output/document'
import { documentFormat, outputOption } from '../output/formats'
import { showText } from '../output/show-text'
import { askStatus, type EstateState } from '../status/ask-status'
import { statusDocument } from '../status/status-document'
import { statusText } from '../status/status-text'

const minutes = `must be a number of minutes from ${trapTargetMinutesMin} to ${trapTargetMinutesMax}`

const options = z.object({
  output: documentFormat,
  target: z.coerce
    .number({ error: minutes })
    .int({ error: minutes })
    .min(trapTargetMinutesMin, { error: minutes })
    .max(trapTargetMinutesMax, { error: minutes }),
  exitCode: z.boolean().default(false),
})

/** For scripts that ask for it. What is not known to be quiet is not quiet. */
const exitOf: Readonly<Record<EstateState, number>> = { quiet: 0, waiting: 10, delayed: 10, late: 11 }

export const status: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    command
      .addOption(outputOption(documentFormat))
      .addOption(
        new Option('--target <minutes>', 'target time to rescue').default(String(trapArrivalTargetMs / minuteMs)),
      )
      .addOption(
        new Option(
          '--exit-code',
          'end with 10 where something waits, and with 11 where someone is trapped beyond the target',
        ),
      ),
  options,
  async run(context, { output, target, exitCode }) {
    const found = await askStatus(context, target * minuteMs)
    const text =
      output === 'table'
        ? statusText(found, context)
        : await documentText(output, statusDocument(found, context.timeZone))
    await showText(context, text)
    return exitCode ? exitOf[found.state] : 0
  },
}
