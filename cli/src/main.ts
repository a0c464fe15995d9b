#!/usr/bin/env node
import { processIo } from './io'
import { run } from './program'

// The reader has gone (`| head`): nobody is left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const exitCode = await run(process.argv.slice(2), processIo(process))
// Not before everything is written: a pipe may take it later.
process.stdout.write('', () => process.stderr.write('', () => process.exit(exitCode)))
