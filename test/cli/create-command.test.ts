import { groups } from '@liftwatch/core/contract/accounts/groups'
import { groupTable } from '@liftwatch/core/tables/groups'
import { formView } from '@liftwatch/core/views/forms/form-view'
import { expect } from 'vitest'
import { createContext } from '../../cli/src/command/context'
import { createCommand } from '../../cli/src/records/create-command'
import { memoryIo, optionsOf } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { client } from '../harness/fixtures'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL', role: 'ADMIN' } as const
const test = usualTest.extend('given', { scope: 'file' }, { client: council })

const command = createCommand({
  table: groupTable,
  creates: formView(groups.create, {
    title: 'groups.create',
    submit: 'groups.create',
    done: 'groups.created',
    fields: {
      name: {
        kind: 'line',
        label: 'groups.fields.name',
        required: 'groups.nameRequired',
        flag: ['--name <name>', 'its name'],
      },
    },
  }),
})

const notGiven = "error: required option '--name <name>' not specified"

test.each([
  ['', notGiven],
  ['--name Night', { output: { format: 'table' }, given: { name: 'Night' } }],
  ['--name Night -o json', { output: { format: 'json' }, given: { name: 'Night' } }],
])('what is made is said by flags, where a form has them: %j', (line, expected) => {
  expect(optionsOf(command, line === '' ? [] : line.split(' '))).toEqual(expected)
})

test('the record that was made is shown, and another of its name refused', async () => {
  const options = { output: { format: 'json' }, given: { name: 'Night' } } as const
  const { io, written } = memoryIo({ env })
  await command.run(await createContext(io), options)
  const { content } = await client.groups.page({})
  expect(content.map(({ name }) => name)).toEqual(['Night'])
  expect(JSON.parse(written.stdout)).toMatchObject({ id: content[0]!.id, name: 'Night' })
  expect(written.stderr).toBe('Group added.\n')
  await expect(
    createContext(memoryIo({ env }).io).then(context => command.run(context, options)),
  ).rejects.toMatchObject({
    code: 'name-taken',
  })
})
