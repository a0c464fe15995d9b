import { z } from 'zod'
import type { CommandSpec } from '../../command/command'
import { ifExistsOption } from '../../files/if-exists-option'
import { ifExists, writeFile } from '../../files/write-file'
import { yamlText } from '../../output/yaml-text'
import { showText } from '../../output/show-text'

const options = z.object({ out: z.string().optional(), ifExists: ifExists.default('fail') })

/** Writes the access of one's organisation as a file that can be reviewed, changed and applied. Errors: those of `writeFile`. */
export const accessExport: CommandSpec<z.output<typeof options>> = {
  configure: command => command.option('--out <file>', 'the file to write; - for stdout').addOption(ifExistsOption()),
  options,
  examples: ['access export --out access.yaml'],
  async run(context, { out: file = '-', ifExists: rule }) {
    const document = await (await context.member()).access.export({})
    const text = yamlText(document)
    if (file === '-') return showText(context, text)
    const isWritten = await writeFile(file, rule, sink => sink.write(text))
    const { groups, members } = document
    if (isWritten) context.say('cli.accessWritten', { file, groups: groups.length, members: members.length })
    else context.say('cli.skipped', { file })
  },
}
