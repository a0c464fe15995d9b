import { describe, expect, it } from 'vitest'
import { Turns } from '../../server/src/http/turns'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const here = new AbortController().signal

/** Work in line that runs until it is let go, and notes when it starts. */
function workplace(turns: Turns) {
  const started: string[] = []
  const release = new Map<string, () => void>()
  const enter = (name: string, leaving = here) =>
    outcomeOf(
      turns.run(name[0]!, leaving, () => {
        started.push(name)
        return new Promise<void>(resolve => release.set(name, resolve))
      }),
    )
  return { started, enter, end: (name: string) => release.get(name)!() }
}

describe('turns', () => {
  const bounds = { atOnceMax: 3, perKeyMax: 2, waitingPerKeyMax: 3 }

  it('are taken by so many at once, and by so many of one key', () => {
    const { started, enter } = workplace(new Turns(bounds))
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void enter(name)
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('go round the keys: a long line does not hold up a short one', async () => {
    const { started, enter, end } = workplace(new Turns({ atOnceMax: 1, perKeyMax: 1, waitingPerKeyMax: 10 }))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void enter(name)
    for (let count = 1; count < 7; count += 1) {
      end(started.at(-1)!)
      await soon(() => expect(started).toHaveLength(count + 1))
    }
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('are refused beyond a line of so many, of that key alone', async () => {
    const { started, enter } = workplace(new Turns(bounds))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void enter(name)
    expect(await enter('a6')).toBe('overloaded')
    void enter('b1')
    expect(started).toEqual(['a1', 'a2', 'b1'])
  })

  it('are left by who goes away, and refused to who waits too long', async () => {
    const { started, enter, end } = workplace(new Turns({ ...bounds, atOnceMax: 1, waitWithinMs: 50 }))
    const leaving = new AbortController()
    void enter('a1')
    const left = enter('a2', leaving.signal)
    const late = enter('b1')
    leaving.abort()
    expect(await left).toBe('overloaded')
    expect(await late).toBe('overloaded')
    expect(await enter('c1', AbortSignal.abort())).toBe('overloaded')
    void enter('d1')
    end('a1')
    await soon(() => expect(started).toEqual(['a1', 'd1']))
  })

  it('go on after work that failed', async () => {
    const turns = new Turns({ atOnceMax: 1, perKeyMax: 1, waitingPerKeyMax: 1 })
    await expect(turns.run('a', here, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.run('a', here, () => Promise.resolve(7))).toBe(7)
  })
})
