import { dayMs, hourMs, minuteMs } from '@liftwatch/core/limits'
import { cancelSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { switchOffView } from '@liftwatch/core/views/resources/switch-offs'
import { expect } from 'vitest'
import { actionCommand } from '../../cli/src/alarms/action-command'
import { createContext } from '../../cli/src/command/context'
import { block } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { memoryIo, optionsOf } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { client, server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

test('records of any list are meant by its own filters, not by those of alarms', async () => {
  const offAt = Math.floor(Date.now() / minuteMs) * minuteMs + hourMs
  const liftId = await findLiftId(server, 'AMK-AMA1-205-A')
  const { id } = await client.switchOffs.create({ liftId, offAt, onAt: offAt + dayMs, report: 'Ropes' })
  const command = actionCommand(cancelSwitchOffForm, switchOffView)
  const options = optionsOf(command, ['--reason', 'Rain', '--filter', 'blk=205', '--dry-run', '-o', 'jsonl'])
  if (typeof options === 'string') throw new Error(options)
  const { io, written } = memoryIo({ env })
  await command.run(await createContext(io), options)
  expect(JSON.parse(written.stdout)).toMatchObject({ id, outcome: cancelSwitchOffForm.outcome })
  expect(written.stderr).toBe('1 match.\nA dry run: nothing was changed.\n')
})
