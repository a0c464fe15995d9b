#!/usr/bin/env node
import { processIo } from './terminal/io'
import { run } from './program'

void run(process.argv.slice(2), processIo(process)).then(exitCode =>
  // Not before everything is written: a pipe may take it later.
  process.stderr.write('', () => process.exit(exitCode)),
)
