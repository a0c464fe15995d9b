import { makeConfigFolder, runHere, wordsOf, type Outcome } from './cli'
import { test as serverTest, user } from './fixtures'

/** The environment in which the file's user is logged in. */
export let env: Readonly<Record<string, string>>

/** A test of a file whose user is at the command line. */
export const test = serverTest.extend('commandLine', { scope: 'file', auto: true }, async ({ server }) => {
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder() }
  await runHere(['login', user.name, '--password-file', '-'], { env, stdin: user.password })
})

/** Types a line as the file's user, with what a pipe brings it and variables beside its own. */
export function type(line: string, stdin = '', more: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return runHere(wordsOf(line), { env: { ...env, ...more }, stdin })
}

/** Types a line and, once asked, the answer. */
export function typeAndAnswer(line: string, answer: string): Promise<Outcome> {
  return runHere(wordsOf(line), { env, stdin: `${answer}\n`, isTyped: true })
}
