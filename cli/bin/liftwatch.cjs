#!/usr/bin/env node
'use strict'
const { existsSync } = require('node:fs')

// npm links this file when it installs, and by then nothing has been built.
const front = `${__dirname}/../dist/front.cjs`

if (existsSync(front)) {
  require(front).start(async () => require('../dist/main.cjs'))
} else {
  process.stderr.write('liftwatch: it has not been built yet; `npm run build` does it.\n')
  process.exitCode = 1
}
