import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { runHere } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

let list: (query: string, ...more: string[]) => ReturnType<typeof runHere>
let type: (argv: readonly string[]) => ReturnType<typeof runHere>

test.beforeAll(async () => {
  for (const number of [7, 8]) await sendAlarm(server, device, { number })
  type = argv => runHere(argv, { env })
  list = (query, ...more) =>
    type(['alarms', 'lift-fault', 'list', '--sort', 'alarmLiftFaultNumber,ASC', '--query', query, ...more])
})

test('without a format texts and numbers are bare, and documents are JSON', async () => {
  expect(await list('content[].alarmLiftFaultNumber')).toEqual({ code: 0, stdout: '7\n8\n', stderr: '' })
  expect((await list('content[0].operationalStatus')).stdout).toBe('OUTSTANDING\n')
  expect((await list('content[0].acknowledgedBy')).stdout).toBe('')
  expect((await list('{all: totalElements}')).stdout).toBe('{"all":2}\n')
})

test('with a format it is a document of that, line by line of jsonl', async () => {
  expect((await list('content[].alarmLiftFaultNumber', '-o', 'json')).stdout).toBe('[\n  7,\n  8\n]\n')
  expect((await list('content[0].operationalStatus', '-o', 'json')).stdout).toBe('"OUTSTANDING"\n')
  expect((await list('content[].alarmLiftFaultNumber', '-o', 'yaml')).stdout).toBe('- 7\n- 8\n')
  expect((await list('alarmLiftFaultNumber', '-o', 'jsonl', '--all')).stdout).toBe('7\n8\n')
  expect(await list('content', '-o', 'csv')).toEqual({
    code: 2,
    stdout: '',
    stderr: "liftwatch: option '--query <expression>': is for -o json, jsonl and yaml\n",
  })
})

test('a record and the status are asked the same way', async () => {
  expect((await type(['alarms', 'lift-fault', 'count', '--query', 'total'])).stdout).toBe('2\n')
  expect((await type(['status', '--query', 'openAlarmCnt'])).stdout).toBe('2\n')
})

test('an expression that is none, or does not fit, is one line, before anything is done', async () => {
  const [none, unfit] = [await list('content['), await list('length(totalElements)')]
  expect([none.code, none.stdout, unfit.code, unfit.stdout]).toEqual([2, '', 2, ''])
  expect(none.stderr).toMatch(/^liftwatch: --query is no JMESPath expression: .*\n$/)
  expect(unfit.stderr).toMatch(/^liftwatch: --query does not fit the answer: .*\n$/)
  const { content } = JSON.parse((await type(['alarms', 'lift-fault', 'list', '-o', 'json'])).stdout) as {
    content: { id: string }[]
  }
  expect((await type(['alarms', 'lift-fault', 'ack', content[0]!.id, '--query', '['])).code).toBe(2)
  expect((await list('content[].operationalStatus')).stdout).toBe('OUTSTANDING\nOUTSTANDING\n')
})
