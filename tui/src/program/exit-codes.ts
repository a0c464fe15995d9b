/** As a shell tells of an end by a signal; SIGINT is what Ctrl-C would have sent. */
export const signalExitBase = 128
export const interruptExit = 130
export const crashExit = 1
/** Where there is no terminal to watch in. */
export const noTerminalExit = 2
