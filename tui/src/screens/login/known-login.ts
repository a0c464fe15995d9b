/** What is known of the log-in beforehand. With name and password the monitor logs in by itself. */
export interface KnownLogin {
  readonly name: string | undefined
  readonly password: string | undefined
}
