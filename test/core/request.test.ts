import { describe, expect, it } from 'vitest'
import { ingest } from '@liftwatch/core/contract/devices/device-messages'
import { events } from '@liftwatch/core/contract/events'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { session } from '@liftwatch/core/contract/accounts/session'
import { toRequest } from '@liftwatch/core/client/request'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const origin = 'https://lifts.example'

describe('a call is laid out', () => {
  it('with its filters as a query, one that has several values several times', () => {
    const input = { severity: ['URGENT', 'BREAKDOWN'], tc: 'a&b =?', page: 0, startCreateTs: 5 }
    const { url, init } = toRequest(liftFaults.page, input, origin)
    expect(url).toBe(
      `${origin}/api/lift/fault/page?severity=URGENT&severity=BREAKDOWN&tc=a%26b+%3D%3F&page=0&startCreateTs=5`,
    )
    expect(init).toEqual({ method: 'GET', headers: { accept: 'application/json' } })
  })

  it('without what is empty, for an empty filter is none', () => {
    const input = { tc: '', pfx: undefined, blk: null, severity: [] }
    expect(toRequest(liftFaults.page, input, origin).url).toBe(`${origin}/api/lift/fault/page`)
  })

  it('with path parameters in the path, escaped, and nowhere else', () => {
    const { url, init } = toRequest(liftFaults.acknowledge, { id: 'a/../b?' }, origin)
    expect(url).toBe(`${origin}/api/lift/fault/ack/a%2F..%2Fb%3F`)
    expect(init).toMatchObject({ method: 'PUT', body: '{}' })
    expect(toRequest(liftFaults.detail, { id }, '').url).toBe(`/api/lift/fault/${id}`)
  })

  it('with the rest as a JSON body', () => {
    const input = { id, technicianName: 'Lim', result: 'Done', faultCode: undefined }
    const { url, init } = toRequest(liftFaults.report, input, origin)
    expect(url).toBe(`${origin}/api/lift/fault/report`)
    expect(init.headers['content-type']).toBe('application/json')
    expect(JSON.parse(init.body!)).toEqual({ id, technicianName: 'Lim', result: 'Done' })
  })

  it('with a password in the body, never in the address', () => {
    const { url } = toRequest(session.login, { name: 'ann@example.org', password: 'secret' }, origin)
    expect(url).toBe(`${origin}/api/login`)
  })

  it('with a bare list where the contract says so', () => {
    expect(JSON.parse(toRequest(ingest.post, { messages: [1, 2] }, origin).init.body!)).toEqual([1, 2])
  })

  it('asking for an event stream where it is one', () => {
    expect(toRequest(events.stream, {}, origin).init.headers['accept']).toBe('text/event-stream')
  })
})
