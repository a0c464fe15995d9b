import { setTimeout as sleep } from 'node:timers/promises'
import { textOf } from './cell-screen'
import { openTerminal, type BenchTerminal } from './terminal'

const presses = 200
const pageDown = '\x1b[6~'
/** A row down, one more, one up, a page down. */
const pattern = ['j', 'j', 'k', pageDown]
/** As quick as a person presses keys one after the other; what the last one set off is over by then. */
const betweenMs = 80
const together = { begin: '\x1b[?2026h', end: '\x1b[?2026l' }

/** Milliseconds from a key to the end of the frame that answers it. */
async function answerMs(terminal: BenchTerminal, key: string): Promise<number> {
  const pressedAt = performance.now()
  return new Promise((resolve, reject) => {
    let frame = ''
    const forget = terminal.onOutput(output => {
      frame += output
      // A long frame comes in pieces, but says where it ends.
      if (frame.startsWith(together.begin) && !frame.includes(together.end)) return
      done()
      resolve(performance.now() - pressedAt)
    })
    const patience = setTimeout(() => {
      done()
      reject(new Error(`no answer to ${JSON.stringify(key)}:\n${textOf(terminal.rows())}`))
    }, 5_000)
    function done(): void {
      clearTimeout(patience)
      forget()
    }
    terminal.press(key)
  })
}

async function pressAll(terminal: BenchTerminal): Promise<number[]> {
  const samples: number[] = []
  for (let press = 0; press < presses; press += 1) {
    samples.push(await answerMs(terminal, pattern[press % pattern.length]!))
    await sleep(betweenMs)
  }
  return samples
}

/** Presses keys on the list. Nothing else may change meanwhile: what is written is taken for the answer. */
export function measureKeys(monitor: BenchTerminal): Promise<number[]> {
  return pressAll(monitor)
}

/** The same keys to a program that only sends them back: what terminal and machine take by themselves. */
export async function measureEcho(): Promise<number[]> {
  const echo =
    "process.stdin.setRawMode(true).on('data', keys => process.stdout.write(keys)); process.stdout.write('ready')"
  const terminal = openTerminal(['-e', echo])
  await terminal.waitFor(/ready/)
  const samples = await pressAll(terminal)
  await terminal.end()
  return samples
}
