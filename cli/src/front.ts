import { diskWords } from '@liftwatch/core/files/disk-words'
import { helpWidth } from './help/help-width'
import { isGone } from './terminal/is-gone'

/** What command lines say that only ask what there is, by their words: known when this was built. */
declare const answers: Readonly<Record<string, string>>

/** On a narrower terminal lines break elsewhere. */
function isWideEnough({ isTTY, columns }: NodeJS.WriteStream): boolean {
  return !isTTY || columns >= helpWidth
}

/** What `liftwatch` starts: it answers at once what is asked most, and loads the rest for the rest. */
export async function start(loadMain: () => Promise<unknown>): Promise<void> {
  const { argv, stdout } = process
  const answer = answers[argv.slice(2).join(' ')]
  if (answer === undefined || !isWideEnough(stdout)) return void (await loadMain())
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Anyone who has read enough of it is gone, and that is no failure.
    if (isGone(error, stdout.isTTY)) return
    process.stderr.write(`liftwatch: What was asked for could not be written to stdout: ${diskWords(error)}.\n`)
    process.exitCode = 1
  })
  stdout.write(answer)
}
