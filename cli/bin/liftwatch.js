#!/usr/bin/env node
import { existsSync } from 'node:fs'

// npm links this file when it installs, and by then nothing has been built.
const program = new URL('../dist/main.js', import.meta.url)

if (existsSync(program)) {
  await import(program.href)
} else {
  process.stderr.write('liftwatch: it has not been built yet; `npm run build` does it.\n')
  process.exitCode = 1
}
