/** What the command line takes from the environment: its name and what it is. */
export const environmentVariables: readonly (readonly [name: string, words: string])[] = [
  ['LIFTWATCH_SERVER', 'address of the server (default: http://127.0.0.1:7070)'],
  ['LIFTWATCH_TOKEN', 'access token, instead of logging in'],
  ['LIFTWATCH_ORG', 'organisation to work in, by name or id'],
  ['LIFTWATCH_CONTEXT', 'as --context'],
  ['LIFTWATCH_TIMEOUT', 'as --timeout'],
  ['LIFTWATCH_RETRY', 'as --retry'],
  ['LIFTWATCH_TZ', 'as --tz'],
  ['LIFTWATCH_CA_FILE', 'as --ca-file'],
  ['LIFTWATCH_CERT_FILE', 'as --cert-file'],
  ['LIFTWATCH_KEY_FILE', 'as --key-file'],
  ['LIFTWATCH_CONFIG_DIR', 'folder of saved sessions and contexts'],
  ['LIFTWATCH_LANG', 'en or zh'],
  ['LIFTWATCH_PAGER', 'shows long output, before PAGER (default: less); cat for none'],
  ['PAGER', 'as LIFTWATCH_PAGER'],
  ['HTTPS_PROXY', 'proxy to reach an https server by'],
  ['HTTP_PROXY', 'proxy to reach any other by, and an https server without HTTPS_PROXY'],
  ['NO_PROXY', 'hosts that are reached without a proxy, between commas; * for all'],
  ['NO_COLOR', 'no colours'],
  ['CLICOLOR_FORCE', 'colours where there is no terminal as well'],
]

const nameWidth = 21

/** As the help has them, each on a line of its own. */
export function environmentHelp(): string {
  const lines = environmentVariables.map(([name, words]) => `  ${name.padEnd(nameWidth)} ${words}`)
  return ['', 'Environment:', ...lines].join('\n')
}
