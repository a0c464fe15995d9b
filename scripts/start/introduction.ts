import { demoFileIn, type Demo } from '../demo/file'

/**
 * What a person needs to begin: the address, who may log in, and where things are stored. Passwords are for a person's terminal alone:
 * any other output may be a log, which others read and which is stored.
 */
export function introduction(
  url: string,
  dataFolder: string,
  demo: Demo | undefined,
  logFile: string | undefined,
  hasMailServer: boolean,
  isTerminal: boolean,
): string {
  const width = Math.max(...(demo?.logins.map(({ name }) => name.length) ?? [0]))
  const logins =
    demo?.logins.map(({ name, password, nickname }) =>
      [`  ${name.padEnd(width)}`, ...(isTerminal ? [password] : []), `(${nickname})`].join('  '),
    ) ?? []
  const lines = [
    '',
    `Liftwatch: ${url}`,
    ...(logins.length > 0
      ? [`Demo log-ins (passwords in ${demoFileIn(dataFolder)}, for you alone):`, ...logins]
      : ['No demo: this database has an estate of its own.']),
    ...(hasMailServer ? [] : [`Outbox (no mail server is set; for administrators): ${url}/settings/outbox`]),
    `Data folder: ${dataFolder}`,
    ...(logFile ? [`Server log:  ${logFile}`] : []),
    '',
  ]
  return `${lines.join('\n')}\n`
}
