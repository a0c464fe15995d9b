import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { listAuditedCalls } from '@liftwatch/core/contract/api'
import { actionText, changesOf } from '@liftwatch/core/tables/audit-entries'
import { translatorOf } from '@liftwatch/core/text/all-texts'

const t = translatorOf('en')

describe('what an action changed', () => {
  it('is shown old beside new, without what stayed the same', () => {
    const before = { technicianName: 'Lim', faultCode: null, result: 'Waits.' }
    const after = { technicianName: 'Lim', faultCode: '1010', result: 'Part came.' }
    expect(changesOf({ before, after }, t)).toEqual([
      { field: 'Fault code', before: '-', after: '1010' },
      { field: 'Result', before: 'Waits.', after: 'Part came.' },
    ])
  })

  it('is shown with what else was noted: lists, instants, and fields without a word by their names', () => {
    expect(changesOf({ permissions: ['home', 'rbe'], expiresAt: 1_763_600_000_000, spareKey: { a: 1 } }, t)).toEqual([
      { field: 'Permissions', before: undefined, after: 'home, rbe' },
      { field: 'Expires', before: undefined, after: '20/11/2025 08:53:20' },
      { field: 'spareKey', before: undefined, after: '{"a":1}' },
    ])
    expect(changesOf({}, t)).toEqual([])
  })
})

describe('the actions', () => {
  it('are those of the calls that write an entry: what the contract says of each is what its route does', async () => {
    const folder = fileURLToPath(new URL('../../server/src/routes', import.meta.url))
    const files = await glob('*.ts', { cwd: folder, absolute: true })
    const sources = await Promise.all(files.map(file => readFile(file, 'utf8')))
    const started = sources.flatMap(source => source.split(/\broute\((?=\w+\.\w+,)/).slice(1))
    const handlers = started.map(source => source.split(/\n[\]}]/)[0]!)
    // Types let nothing but an audited call through to these.
    const doers =
      /\b(act|actUnlessDry|perform|changeAll|changeMembers|changeTokens|editGroup|editList|createCase|createSwitchOff|saveDays|remarkCheck|proveCode|enter|writeResetMail)\(/
    const writing = handlers.filter(handler => doers.test(handler))
    const entries = writing.map(handler => /^\w+\.\w+/.exec(handler)![0])
    expect(entries.toSorted()).toEqual(listAuditedCalls().toSorted())
  })

  it('have a word each', () => {
    for (const action of listAuditedCalls()) expect(actionText(action, t)).not.toBe(action)
  })

  it('of another version are named by their ids', () => {
    expect(actionText('liftFaults.acknowledge', t)).toBe('Lift fault acknowledged')
    expect(actionText('lifts.polish', t)).toBe('lifts.polish')
  })
})
