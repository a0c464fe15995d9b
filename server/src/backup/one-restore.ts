import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefusal, exits } from './refusal'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Runs a restore as the only one into a data folder: two would take each other's half-made database for one that was left behind. What a
 * killed one has left here is taken over. Errors: BackupRefusal.
 */
export async function asOnlyRestore(dataFolder: string, work: () => Promise<void>): Promise<void> {
  const file = join(dataFolder, 'restoring.pid')
  const note = () => writeFile(file, `${process.pid}\n`, { flag: 'wx', mode: 0o600 })
  await note().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    const pid = Number(await readFile(file, 'utf8'))
    if (pid > 0 && isAlive(pid)) {
      throw new BackupRefusal(
        exits.conflict,
        `Another restore into ${dataFolder} is under way (process ${pid}, ${file}).`,
      )
    }
    await rm(file)
    await note()
  })
  await work().finally(() => rm(file, { force: true }))
}
