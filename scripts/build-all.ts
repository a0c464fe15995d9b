import { buildStale } from './build'

const built = await buildStale({ isForced: true })
process.stdout.write(`Built ${built.join(', ')}.\n`)
