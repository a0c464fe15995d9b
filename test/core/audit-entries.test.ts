import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { glob } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { actionText, changesOf, auditedCalls } from '@liftwatch/core/tables/audit-entries'
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
  it('have a word for each action that a route records', async () => {
    const folder = fileURLToPath(new URL('../../server/src/routes', import.meta.url))
    const files = await glob('*.ts', { cwd: folder, absolute: true })
    const sources = await Promise.all(files.map(file => readFile(file, 'utf8')))
    const written = sources.flatMap(source =>
      [...source.matchAll(/(?:recordAuditEntry\(tx, |\bendpoint: )(\w+\.\w+)/g)].map(([, action]) => action!),
    )
    const entries = [...new Set(written)].filter(action => action !== 'action.endpoint')
    expect(entries.toSorted()).toEqual([...auditedCalls].toSorted())
  })

  it('of another version are named by their ids', () => {
    expect(actionText('liftFaults.acknowledge', t)).toBe('Lift fault acknowledged')
    expect(actionText('lifts.polish', t)).toBe('lifts.polish')
  })
})
