import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { findByName, type NamedKind } from './find-named'
import { recordCommand } from './record-command'
import { viewRule } from './view-rule'

/** A command that gives a record another name. */
export function renameCommand<Row extends FormRow>(kind: NamedKind<Row>, view: FormView) {
  return recordCommand<Row>({
    kind,
    view,
    isSingle: true,
    after: command => command.argument('<name>', 'new name'),
    shape: { name: view.endpoint.input.shape['name']! },
    inputOf: async (_, { name }) => ({ name }),
    callInput: ({ id }, { name }) => ({ id, name }),
    async ruleFor(client, besides) {
      const rule = await viewRule(view)(client)
      const name = besides['name'] as string
      const other = await findByName(client, kind, name)
      const taken = { code: 'name-taken', params: { name } } as const
      return row => rule(row) ?? (other && other.id !== row.id ? taken : undefined)
    },
  })
}
