import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { caseFields } from '../contract/subjects'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let council: Client
const ids: Record<string, string> = {}

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  const lift = (letter: string) => findLiftId(server, `${cast.north.clientId}-${letter}`)
  const log = async (name: string, change: object, letter = 'A') => {
    ids[name] = (await council.complaints.create({ liftId: await lift(letter), ...caseFields, ...change })).id
  }
  await log('urgent', { priority: 'URGENT', media: 'SMS' })
  await log('normal', { priority: 'NORMAL', subcategory: 'WATER' })
  await log('immediate', {}, 'B')
  await council.complaints.setStatus({ id: ids['normal']!, action: 'deploy', technicianName: 'Lim Kok Seng' })
  await council.complaints.setStatus({ id: ids['urgent']!, action: 'close', remark: 'A mistake.' })
  await cast.clients.LIFT_COMPANY.complaints.markSeen({ id: ids['immediate']! })
})

async function found(input: object): Promise<(string | undefined)[]> {
  const { content, totalElements } = await council.complaints.page(input)
  expect(totalElements).toBe(content.length)
  return content.map(({ id }) => Object.keys(ids).find(name => ids[name] === id))
}

describe('the list of cases', () => {
  it.each([
    [{ lift: 'B' }, ['immediate']],
    [{ status: 'NOT_COMPLETE' }, ['normal']],
    [{ subcategory: 'WATER' }, ['normal']],
    [{ priority: 'URGENT' }, ['urgent']],
    [{ feedbackType: 'FEEDBACK', channel: 'RESIDENCE' }, ['immediate', 'normal', 'urgent']],
    [{ technicianName: 'lim kok' }, ['normal']],
    [{ technicianName: 'kok' }, []],
    [{ technicianName: 'L%' }, []],
    [{ media: 'SMS' }, ['urgent']],
    [{ isNew: 'true' }, []],
    [{ isNew: 'false', priority: 'IMMEDIATE' }, ['immediate']],
  ])('is filtered by %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })

  it('is in the order of gravity by priority and by status, and not by the alphabet', async () => {
    expect(await found({ sort: 'priority,DESC' })).toEqual(['immediate', 'urgent', 'normal'])
    expect(await found({ sort: 'status,DESC' })).toEqual(['immediate', 'normal', 'urgent'])
    expect(await found({ sort: 'status,ASC' })).toEqual(['urgent', 'normal', 'immediate'])
  })

  it('has five counters, of the same filters', async () => {
    const none = {
      newStatusCnt: 0,
      openStatusCnt: 0,
      notCompleteStatusCnt: 0,
      completeStatusCnt: 0,
      closedStatusCnt: 0,
    }
    expect(await council.complaints.count({})).toEqual({
      ...none,
      openStatusCnt: 1,
      notCompleteStatusCnt: 1,
      closedStatusCnt: 1,
    })
    expect(await council.complaints.count({ lift: 'B' })).toEqual({ ...none, openStatusCnt: 1 })
    expect(await council.complaints.count({ media: 'SMS' })).toEqual({ ...none, closedStatusCnt: 1 })
  })
})
