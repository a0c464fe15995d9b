import { readdir, readFile, readlink } from 'node:fs/promises'

/** The sockets that listen on a port, by the numbers that Linux gives them. */
async function listeningSockets(port: number): Promise<ReadonlySet<string>> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map(file => readFile(file, 'utf8').catch(() => '')),
  )
  const fields = tables.flatMap(table => table.split('\n').map(line => line.trim().split(/\s+/)))
  const listening = fields.filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${hex}`))
  return new Set(listening.map(line => `socket:[${line[9]}]`))
}

async function holds(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const folder = `/proc/${pid}/fd`
  // Of other users' processes only root sees what they have open.
  const names = await readdir(folder).catch(() => [])
  const targets = await Promise.all(names.map(name => readlink(`${folder}/${name}`).catch(() => '')))
  return targets.some(target => sockets.has(target))
}

/** Which process listens on a port, for people; undefined where that cannot be seen. */
export async function portHolder(port: number): Promise<string | undefined> {
  const sockets = await listeningSockets(port)
  if (sockets.size === 0) return undefined
  const pids = (await readdir('/proc').catch(() => [])).filter(name => /^\d+$/.test(name))
  for (const pid of pids) {
    if (!(await holds(pid, sockets))) continue
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
    return `${name.trim() || 'a program'} (process ${pid})`
  }
  return undefined
}
