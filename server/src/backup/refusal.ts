/** Exit codes of docs/exit-codes.md that a backup or a restore can end with. */
export const exits = { failed: 1, usage: 2, conflict: 7, unreachable: 8, interrupted: 130 } as const

/** Why there is no backup, or no restore. Its message is the one line to print. */
export class BackupRefusal extends Error {
  constructor(
    readonly exit: (typeof exits)[keyof typeof exits],
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
