import type { FormView } from '@liftwatch/core/views/forms/form-view'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { formFlags } from '../changes/form-flags'
import { allIds, ofInputHelp, typedIds } from '../changes/typed-ids'
import type { CommandSpec } from '../command/command'
import { dryRun, dryRunOption } from '../command/dry-run'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { actOnAlarms } from './alarm-action'
import { matchingFlags, type Matching } from './matching'

interface ActionOptions {
  readonly ids: readonly string[]
  readonly matching: Matching | undefined
  readonly output: Output
  readonly isDryRun: boolean
  /** What is said of each, by the contract's names. */
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * A command that does one thing to records, from its description, with a result for each.
 * @param list by whose filters they may be meant
 */
export function actionCommand<Row extends { readonly id: string }>(
  view: FormView,
  list: ResourceView<Row>,
): CommandSpec<ActionOptions> {
  const flags = formFlags(view)
  const matching = matchingFlags(list, view)
  const shape = { ...flags.shape, ...matching.shape, id: typedIds, dryRun }
  const options = withOutput(shape).transform(({ output, dryRun: isDryRun, ...given }, issues) => {
    const { id, filter, max, yes, ...said } = given as Readonly<Record<string, unknown>> & { id: readonly string[] }
    const refuse = (name: string, message: string) => issues.addIssue({ code: 'custom', path: [name], message })
    if (filter === undefined && id.length === 0) refuse('id', 'is required, or --filter')
    if (filter !== undefined && id.length > 0) refuse('filter', 'is instead of ids: give one of the two')
    if (filter === undefined && max !== undefined) refuse('max', 'is for --filter')
    return {
      ids: [...new Set(id)],
      matching: matching.toMatching({ filter, max, yes }, issues),
      output,
      isDryRun,
      input: flags.toInput(said),
    }
  })
  return {
    configure: command =>
      addOutputFlags(
        matching.add(flags.add(command.argument('[id...]', `their ids; ${ofInputHelp}`))).addOption(dryRunOption()),
      ),
    options,
    async run(context, { ids, matching: meant, output, isDryRun, input }) {
      const all = meant ? await matching.find(context, meant, isDryRun) : await allIds(context, ids)
      if (all.length === 0) return
      await actOnAlarms(
        context,
        view,
        all.map(id => ({ id, input })),
        { output, isDryRun },
      )
    },
    // What was asked for is to be done, no matter who still reads of it.
    outlivesReader: true,
  }
}
