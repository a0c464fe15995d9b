import type { Translate } from '@liftwatch/core/text/all-texts'
import { createContext, useContext } from 'react'
import type { FilterValues } from './filter-values'
import type { MessageBoard } from '../components/message/message-board'
import type { TakeBackBoard } from '../components/message/take-back'
import type { KeyRouter } from '../input/key-router'
import type { Settings } from './settings'
import type { SavedView } from './store'
import type { Theme } from './theme'
import type { Snooze } from '../watch/snooze'

/** The filters that lists begin with. */
interface DefaultFilters {
  readonly read: (list: string) => FilterValues | undefined
  readonly write: (list: string, values: FilterValues) => void
}

/** The columns that each list leaves out. */
interface HiddenColumns {
  readonly read: (list: string) => readonly string[]
  readonly write: (list: string, keys: readonly string[]) => void
}

/** How a user of this server looks at lists, by user and list. */
interface SavedViews {
  readonly read: (key: string) => SavedView | undefined
  readonly write: (key: string, view: SavedView) => void
}

/** What every part of the monitor may use; made again when the settings change. */
export interface Program {
  readonly translate: Translate
  readonly theme: Theme
  readonly settings: Settings
  readonly changeSettings: (change: Partial<Settings>) => void
  readonly defaults: DefaultFilters
  readonly hidden: HiddenColumns
  readonly views: SavedViews
  readonly keys: KeyRouter
  /** Milliseconds, for what goes by how long something was in sight. */
  readonly clock: () => number
  readonly messages: MessageBoard
  /** What can be taken back just now. */
  readonly takeBacks: TakeBackBoard
  /** The ids of alarms to which something is being done: nothing more is, before that is answered. */
  readonly underWay: Set<string>
  /** Names of files that are being saved: one at a time. */
  readonly saving: Set<string>
  /** The server's address, for people. */
  readonly server: string
  readonly isReadOnly: boolean
  /** Whether what is shown is read aloud: then nothing ticks, for each change is read again. */
  readonly isScreenReader: boolean
  /** Whether Ctrl-Z may be had: not where the server runs in the same job, and would stop too. */
  readonly canSuspend: boolean
  /** Where files are saved: in the first of them that can be written. */
  readonly saveFolders: readonly string[]
  /** Puts a text into the terminal's clipboard, and says so. */
  readonly copy: (text: string) => void
  /** Whether the bell is to be silent for now; what rings by itself asks it. */
  readonly snooze: Snooze
  /** Rings the terminal's bell. */
  readonly ring: () => void
  /** Asks the terminal to show a notification. */
  readonly notify: (title: string, text: string) => void
  /** Draws everything again. */
  readonly repaint: () => void
  /** Hands the terminal back to the shell, until it gives it back. */
  readonly suspend: () => Promise<void>
  readonly quit: (exitCode: number) => void
}

const ProgramContext = createContext<Program | undefined>(undefined)

export const ProgramProvider = ProgramContext.Provider

export function useProgram(): Program {
  const program = useContext(ProgramContext)
  if (!program) throw new Error('ProgramProvider is missing')
  return program
}
