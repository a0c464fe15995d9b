import { spawn } from 'node:child_process'

/** With one of these the shell is meant to read it: `less -R | tee log`. */
const forTheShell = /[|&;<>()$`\\"'*?[\]#~=%\n]/

/** How a shell ends that has not found the program. */
const notFound = 127

/** Git's: ends where all fits on the screen (F), shows colours (R), leaves the screen as it is (X). */
const usualEnvironment = { LESS: 'FRX', LV: '-c' }

/**
 * Shows a text by a pager as git does, and waits until that has ended, be it early. Answers whether there is such a program;
 * where there is none, nothing has been shown.
 */
export function runPager(
  pager: string,
  text: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const [program = '', ...words] = forTheShell.test(pager) ? ['sh', '-c', pager] : pager.trim().split(/\s+/)
  return new Promise(resolve => {
    const child = spawn(program, words, {
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...usualEnvironment, ...env },
    })
    child.once('error', () => resolve(false))
    child.once('close', code => resolve(code !== notFound))
    // Anyone who has seen enough ends it before it has read all.
    child.stdin.on('error', () => {})
    child.stdin.end(text)
  })
}
