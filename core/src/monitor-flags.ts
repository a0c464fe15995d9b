interface MonitorFlag {
  readonly name: string
  /** What follows it, as help calls that; nothing of a flag that is set or not. */
  readonly value?: string
  readonly isRepeated?: true
  readonly words: string
}

/** The options of the terminal monitor: the command line offers them in its help, the monitor reads them. */
export const monitorFlags = [
  {
    name: 'server',
    value: 'address',
    words:
      'address of the server, or of several with commas between them (default: the context’s, or the one last used)',
  },
  { name: 'org', value: 'organisation', words: 'organisation to begin in, by name or id' },
  {
    name: 'screen',
    value: 'name',
    words:
      'screen to begin with, such as passenger-traps (default: the one in the settings, else overview; with --filter, lift-faults)',
  },
  {
    name: 'filter',
    value: 'name=value',
    isRepeated: true,
    words: 'filter that the screen begins with, such as severity=URGENT; may be given several times',
  },
  { name: 'readonly', words: 'watch only: nothing can be changed' },
  { name: 'lang', value: 'language', words: 'en or zh' },
  { name: 'screen-reader', words: 'plain lines for a screen reader' },
] as const satisfies readonly MonitorFlag[]
